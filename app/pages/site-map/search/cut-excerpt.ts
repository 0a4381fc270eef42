/** Characters of an excerpt: two lines on a phone, one and a half elsewhere. */
const excerptLength = 160;
/** So many stand before the first word that matches. */
const lead = 50;

/** Returns the part of a text around the first word that matches, between whole words. */
export function cutExcerpt(text: string, isMatch: (word: string) => boolean): string {
  const first = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].find(([word]) => isMatch(word))?.index ?? 0;
  const start = first <= lead ? 0 : text.indexOf(" ", first - lead) + 1;
  if (text.length - start <= excerptLength) return start === 0 ? text : `… ${text.slice(start)}`;
  const end = text.lastIndexOf(" ", start + excerptLength);
  const shown = text.slice(start, end > start ? end : start + excerptLength).replace(/[\s,;:.…]+$/, "");
  return `${start === 0 ? "" : "… "}${shown}…`;
}
