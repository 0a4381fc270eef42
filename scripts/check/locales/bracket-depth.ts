/** Brackets and braces in one another that a file of data may have. The plans of a model have three. */
export const deepestBrackets = 50;

/**
 * Returns the offset of the first bracket that stands in too many others, without regard to quotation marks; undefined
 * for what a parser can follow.
 */
export function deepBracket(text: string): number | undefined {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/[[\]{}]/g)) {
    if (sign === "]" || sign === "}") depth = Math.max(0, depth - 1);
    else if (++depth > deepestBrackets) return index;
  }
  return undefined;
}
