import type { SiteNames } from "#scripts/language-server/site-names.ts";

/** The names of a small site. */
export const names: SiteNames = {
  pictures: ["exteriors/a.jpg", "interiors/b.jpg"],
  models: ["lum-norte", "lum-sur"],
  links: ["/", "/contacto"],
  tags: ["plazos", "precio"],
  fieldsOf: () => undefined,
  facts: [
    ["precio.metro", "900 €/m²"],
    ["modelos.lum-sur.precio", "25.308 €"],
  ],
};

/** Returns a text without its `|`, which stands for the cursor, and where that is. */
export function cursorIn(marked: string): { readonly text: string; readonly offset: number } {
  const offset = marked.indexOf("|");
  if (offset < 0) throw new Error("The text has no cursor.");
  return { text: marked.slice(0, offset) + marked.slice(offset + 1), offset };
}
