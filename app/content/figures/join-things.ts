/**
 * Returns list lines joined into part of a sentence: `["Bastidor de acero.", "Ventanas."]` → «bastidor de acero y
 * ventanas». Lines that contain commas or «y» are separated by semicolons.
 */
export function joinThings(lines: readonly string[], locale: string): string {
  const things = lines.map((line) => withoutCapital(line.trim().replace(/\.$/, "")));
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const conjunction = list.format(["", ""]);
  if (things.some((thing) => thing.includes(",") || thing.includes(conjunction))) return things.join("; ");
  return list.format(things);
}

/** «Ventanas» → «ventanas»; «IVA» and «3 ventanas» do not change. */
function withoutCapital(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}
