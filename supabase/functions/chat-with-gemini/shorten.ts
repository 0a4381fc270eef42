/** The first sentences of a text, at most so many words; at least one sentence, cut only where it alone is too long. */
export function shorten(text: string, mostWords: number): string {
  // A full stop ends a sentence where a space follows: «25.308 €» has none.
  const sentences = text.split(/(?<=[.!?…]["»)]?) +(?=\S)/);
  let kept = "";
  for (const sentence of sentences) {
    const longer = kept === "" ? sentence : `${kept} ${sentence}`;
    if (countWords(longer) > mostWords) break;
    kept = longer;
  }
  return kept === "" ? `${text.split(/ +/).slice(0, mostWords).join(" ")}…` : kept;
}

function countWords(text: string): number {
  return text.split(/ +/).length;
}
