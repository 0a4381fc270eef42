/** Between these two numbers, Spanish numerals have no gender. */
const inWords = { least: 2, most: 20 };

/**
 * Returns a count as it is written in texts: in words from two to twenty, in figures otherwise.
 *
 * @param words The numbers from zero on, separated by spaces: «cero uno dos».
 */
export function writeCount(count: number, words: string): string {
  const word = words.split(" ")[count];
  return word !== undefined && count >= inWords.least && count <= inWords.most ? word : String(count);
}
