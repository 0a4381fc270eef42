// A full stop ends a sentence only before a space: not in «25.308 €».
const sentenceEnd = /(?<=[.!?…]["»)]?) +(?=\S)/;

/**
 * Returns the first sentence of a text, without which the others may turn their sense, and of these the neighbours, of
 * at most `maxWords` words together, that are worth most, the first of them at equal worth. Longer sentences are cut.
 *
 * @param worthOf Returns what some sentences say of the question.
 */
export function excerpt(text: string, maxWords: number, worthOf: (sentences: string) => number): string {
  const [first = "", ...sentences] = text.split(sentenceEnd);
  let best = { words: "", worth: -1, start: 0 };
  for (const start of sentences.keys()) {
    let words = sentences[start] ?? "";
    for (const next of sentences.slice(start + 1)) {
      if (`${words} ${next}`.split(/\s+/).length > maxWords) break;
      words = `${words} ${next}`;
    }
    const worth = worthOf(words);
    if (worth > best.worth) best = { words, worth, start };
  }
  const parts = [first, best.start > 0 ? "[…]" : "", best.words].filter(Boolean).map((words) => words.split(/\s+/));
  return parts
    .map((words) => (words.length <= maxWords ? words.join(" ") : `${words.slice(0, maxWords).join(" ")}…`))
    .join(" ");
}
