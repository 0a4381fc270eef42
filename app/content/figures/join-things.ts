/**
 * Returns the lines of a list as part of a sentence, in which they lose their capital and their full stop:
 * `["Bastidor de acero.", "Ventanas."]` → «bastidor de acero y ventanas». Things that have commas or an «y»
 * themselves are parted by semicolons.
 */
export function joinThings(lines: readonly string[], locale: string): string {
  const things = lines.map((line) => withoutCapital(line.trim().replace(/\.$/, "")));
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const conjunction = list.format(["", ""]);
  if (things.some((thing) => thing.includes(",") || thing.includes(conjunction))) return things.join("; ");
  return list.format(things);
}

/** «Ventanas» → «ventanas»; «IVA» and «3 ventanas» stay as they are. */
function withoutCapital(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}
