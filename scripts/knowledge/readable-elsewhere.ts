import type { Passage } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";

/**
 * Returns the passages without the sentences that make sense on their page only: with the phrase «esta misma página»,
 * «El teléfono está en esta misma página. Llámanos.» becomes «Llámanos.» A passage of which nothing is left goes too.
 */
export function readableElsewhere(passages: readonly Passage[], phrases: readonly string[]): Passage[] {
  const left = phrases.map(wordsOf);
  const staysOut = (text: string) => {
    const words = wordsOf(text);
    return left.some((phrase) => words.includes(phrase));
  };
  return passages
    .map((passage) => ({
      ...passage,
      text: passage.text
        .split(sentenceEnd)
        // Most passages have none of the phrases, and their sentences need not be looked at one by one.
        .filter(staysOut(passage.text) ? (sentence) => !staysOut(sentence) : () => true)
        .join(" "),
    }))
    .filter(({ text }) => text !== "");
}

// A full stop ends a sentence only before a space: not in «25.308 €».
const sentenceEnd = /(?<=[.!?…]["»)]?) +(?=\S)/;

/** Returns the words of a text between spaces, so that «en la esquina» does not stand in «en la esquinada». */
function wordsOf(text: string): string {
  return ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
}
