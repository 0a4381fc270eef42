/** Returns a text as the name of a file or path: `Mi Artículo` → `mi-articulo`; empty if it has no letter or figure. */
export function kebabName(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
