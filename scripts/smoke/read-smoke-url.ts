/** Returns the origin that the only word of the command names: `["https://www.mod.es/"]`; undefined for anything else. */
export function readSmokeUrl(words: readonly string[]): string | undefined {
  const [word = ""] = words;
  if (words.length !== 1 || !URL.canParse(word)) return undefined;
  const { protocol, origin, pathname, search, hash } = new URL(word);
  return /^https?:$/.test(protocol) && pathname + search + hash === "/" ? origin : undefined;
}
