import type { Passage } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";

/**
 * Returns the passages without the sentences that make sense on their page only: with the phrase «esta misma página»,
 * «El teléfono está en esta misma página. Llámanos.» becomes «Llámanos.» A passage of which nothing is left goes too.
 */
export function readableElsewhere(passages: readonly Passage[], phrases: readonly string[]): Passage[] {
  const left = phrases.map((phrase) => phrase.toLowerCase());
  const staysOut = (sentence: string) => left.some((phrase) => hasWords(sentence.toLowerCase(), phrase));
  return passages
    .map((passage) => ({
      ...passage,
      text: passage.text
        .split(sentenceEnd)
        .filter((sentence) => !staysOut(sentence))
        .join(" "),
    }))
    .filter(({ text }) => text !== "");
}

// A full stop ends a sentence only before a space: not in «25.308 €».
const sentenceEnd = /(?<=[.!?…]["»)]?) +(?=\S)/;

/** Whether whole words of the sentence are the phrase: «en la esquina» does not stand in «en la esquinada». */
function hasWords(sentence: string, phrase: string): boolean {
  return ` ${sentence.replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `.includes(
    ` ${phrase.replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `,
  );
}
