import { closeMarks } from "./original-text.ts";

/** Returns the first sentences that have at most `maxWords` together, or the beginning of a first one that is longer. */
export function shorten(text: string, maxWords: number): string {
  // A full stop ends a sentence only before a space: not in «25.308 €». A line of a table is one.
  const sentences = text.split(/(?<=[.!?…]["»)]?\uE011*) +(?=\S)|(?=\n)/);
  let kept = "";
  for (const sentence of sentences) {
    const longer = kept === "" ? sentence : `${kept}${sentence.startsWith("\n") ? "" : " "}${sentence}`;
    if (countWords(longer) > maxWords) break;
    kept = longer;
  }
  return closeMarks(kept === "" ? `${text.split(/ +/).slice(0, maxWords).join(" ")}…` : kept);
}

function countWords(text: string): number {
  return text.split(/[ \n]+/).length;
}
