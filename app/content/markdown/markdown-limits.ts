/** Beyond these limits the parser, which recurses by level and compares marks pairwise, takes minutes or all memory. */
const mostLevels = 12;
/** Characters: nine times the longest paragraph, list or table of the site. */
const longestParagraph = 10_000;
/** Thirty times those of the longest text of the site. */
const mostParagraphs = 1000;

/** A line across the page, however long, is no list. */
const tooManyLevels = new RegExp(
  String.raw`^(?![ \t]*([-*])(?:[ \t]*\1)*[ \t]*$)(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))){${mostLevels + 1}}`,
  "m",
);
/** Runs of lines without an empty line between them. */
const paragraphs = /^[^\n]*\S[^\n]*(?:\n[^\n]*\S[^\n]*)*/gm;

/** A limit that a body exceeds, and the offset at which it does. */
interface ExceededLimit {
  readonly offset: number;
  readonly values: { readonly levels: number } | { readonly characters: number } | { readonly parts: number };
}

/** Returns the first limit that a body exceeds: how much a body may have. */
export function exceededLimit(body: string): ExceededLimit | undefined {
  const deep = body.search(tooManyLevels);
  if (deep >= 0) return { offset: deep, values: { levels: mostLevels } };
  let count = 0;
  for (const { 0: paragraph, index } of body.matchAll(paragraphs)) {
    if (++count > mostParagraphs) return { offset: index, values: { parts: mostParagraphs } };
    if (paragraph.length > longestParagraph) return { offset: index, values: { characters: longestParagraph } };
  }
  return undefined;
}
