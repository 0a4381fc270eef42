/** Returns an error's message as part of a sentence, without the full stop: `"It has ended."` → `"It has ended"`. */
export function asReason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().replace(/\.+$/, "");
}
