const noBreakSpace = "\u00A0";

// An article, a preposition, a conjunction, «más» or the number of a chapter; not «3D», not «MOD».
const short = /^(?:[«(¿¡]?(?:\p{L}\p{Ll}{0,2}|[Pp]ara)|\d{1,2}\.)$/u;

// Two words that are read as one, «por qué», after which a line may end.
const question = /(?<=^|[\s«(¿])(con|de|en|para|por) (?=qué\s)/giu;

// In letters: a longer piece is wider than a phone's line in the largest headings.
const longest = 14;

/**
 * Returns a heading whose short words are tied to the word that follows, so that no line ends with one.
 *
 * @example bindShortWords("Una habitación en el jardín") // "Una habitación en el jardín", with two no-break spaces
 */
export function bindShortWords(text: string): string {
  const words = text.replace(question, `$1${noBreakSpace}`).split(" ");
  let bound = words.pop() ?? "";
  // What the next word would be tied to: up to the first space that may break.
  let piece = bound.length;
  for (const word of words.reverse()) {
    const together = short.test(word) && word.length + 1 + piece <= longest;
    bound = `${word}${together ? noBreakSpace : " "}${bound}`;
    piece = together ? word.length + 1 + piece : word.length;
  }
  return bound;
}
