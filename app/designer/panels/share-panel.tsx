/** Kept and shared designs. */
export function SharePanel() {
  return null;
}
