/** The part of a keyboard event that counts. */
export type ArrowKey = Readonly<Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">>;

/** Where an arrow key leads: 1 to the next picture, -1 to the previous one, 0 nowhere (the key is for others). */
export function arrowStep(event: ArrowKey, direction: "ltr" | "rtl"): -1 | 0 | 1 {
  // Alt and an arrow goes back in the history, Shift selects text.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0;
  if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return 0;
  return (event.key === "ArrowRight") === (direction === "ltr") ? 1 : -1;
}
