/** A part of an answer: a sentence, a passage of a page with its title, or a table. */
export interface Card {
  readonly title?: string;
  readonly text?: string;
  /** A small table, whose rows have a cell for each head. */
  readonly table?: { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** Path of the page that says more. */
  readonly path?: string;
}

/** Returns an answer as plain text in paragraphs. `more` is the sentence that names a path: «Más información: {{path}}» */
export function printCards(cards: readonly Card[], more: string): string {
  return cards
    .map(({ title, text, table, path }) =>
      [title, text, ...(table ? printTable(table) : []), path && fill(more, { path })].filter(Boolean).join("\n"),
    )
    .join("\n\n");
}

/** Returns the rows of a table as lines: «Precio orientativo: 25.308 €; Modelo: MOD|ONE.» */
function printTable({ heads, rows }: NonNullable<Card["table"]>): string[] {
  return rows.map((cells) => `${cells.map((cell, column) => `${heads[column]}: ${cell}`).join("; ")}.`);
}

/** Returns a filled text: `("Más información: {{path}}", { path: "/modelos" })` → «Más información: /modelos» */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}
