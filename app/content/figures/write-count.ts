/** Between these two numbers, Spanish numerals have no gender. */
const inWords = { least: 2, most: 20 };

/** Returns a count in words from two to twenty, in figures otherwise. `words` has the numbers from zero on. */
export function writeCount(count: number, words: string): string {
  const word = words.split(" ")[count];
  return word !== undefined && count >= inWords.least && count <= inWords.most ? word : String(count);
}
