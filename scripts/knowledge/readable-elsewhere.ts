import { changeOriginal } from "#app/i18n/original-text.ts";
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
  const leaveOut = (text: string) =>
    text
      .split(sentenceEnd)
      .filter((sentence) => !staysOut(sentence))
      .join(" ");
  return (
    passages
      // Most passages have none of the phrases, and their sentences need not be looked at one by one.
      .map((passage) =>
        staysOut(passage.text) ? { ...passage, text: changeOriginal(passage.text, leaveOut) } : passage,
      )
      .filter(({ text }) => text.trim() !== "")
  );
}

// A full stop ends a sentence only before a space: not in «25.308 €».
const sentenceEnd = /(?<=[.!?…]["»)]?) +(?=\S)/;

/** Returns the words of a text between spaces, so that «en la esquina» does not stand in «en la esquinada». */
function wordsOf(text: string): string {
  return ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
}
