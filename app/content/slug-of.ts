/** Returns words as a name of small letters, figures and hyphens: `«Mi Artículo»` → `mi-articulo`. */
export function slugOf(words: string): string {
  return words
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
