// A full stop ends a sentence only before a space: not in «25.308 €».
const sentenceEnd = /(?<=[.!?…]["»)]?) +(?=\S)/;

/**
 * Returns the neighbouring sentences of a text, of at most `maxWords` words together, that are worth most, the first of
 * them at equal worth; a longer single sentence is cut.
 *
 * @param worthOf Returns what some sentences say of the question.
 */
export function excerpt(text: string, maxWords: number, worthOf: (sentences: string) => number): string {
  const sentences = text.split(sentenceEnd);
  let best = { words: "", worth: -1 };
  for (const start of sentences.keys()) {
    let words = sentences[start] ?? "";
    for (const next of sentences.slice(start + 1)) {
      if (`${words} ${next}`.split(/\s+/).length > maxWords) break;
      words = `${words} ${next}`;
    }
    const worth = worthOf(words);
    if (worth > best.worth) best = { words, worth };
    // Later starts give parts of these words.
    if (text.endsWith(words)) break;
  }
  const words = best.words.split(/\s+/);
  return words.length <= maxWords ? best.words : `${words.slice(0, maxWords).join(" ")}…`;
}
