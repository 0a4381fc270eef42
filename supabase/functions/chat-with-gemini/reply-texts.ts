/** Returns a filled text: `("Más información: {{path}}", { path: "/modelos" })` → «Más información: /modelos» */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}

/** Returns the first sentences that together have at most `maxWords`, or the beginning of a longer first sentence. */
export function shorten(text: string, maxWords: number): string {
  // A full stop ends a sentence only before a space: not in «25.308 €».
  const sentences = text.split(/(?<=[.!?…]["»)]?) +(?=\S)/);
  let kept = "";
  for (const sentence of sentences) {
    const longer = kept === "" ? sentence : `${kept} ${sentence}`;
    if (longer.split(/\s+/).length > maxWords) break;
    kept = longer;
  }
  return kept === "" ? `${text.split(/\s+/).slice(0, maxWords).join(" ")}…` : kept;
}
