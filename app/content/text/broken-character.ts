/** Escaped surrogates in YAML and JSON, alone or as a pair: `\uD83D\uDE00`. */
const writtenHalves = /\\u(d[89ab][0-9a-f]{2})(\\ud[c-f][0-9a-f]{2})?|\\u(d[c-f][0-9a-f]{2})/gi;

/**
 * Returns the offset of the first broken character of a text: bytes that were not UTF-8 (read as U+FFFD), or half of a
 * surrogate pair, even one written as `\uD83D`. Neither pages nor URLs can contain them.
 */
export function brokenCharacter(text: string): number | undefined {
  const unread = text.indexOf("\uFFFD");
  if (unread >= 0) return unread;
  if (!text.isWellFormed()) return text.search(/\p{Surrogate}/u);
  for (const { 1: first, 2: second, index } of text.matchAll(writtenHalves)) {
    if (first === undefined || second === undefined) return index;
  }
  return undefined;
}
