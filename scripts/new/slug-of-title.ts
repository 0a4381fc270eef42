import { slugFrom } from "#app/text/slug-from.ts";

/** Longer names are hard to read in a URL, and search engines cut them. */
const greatestLength = 60;

/**
 * Returns the name of a file for a title, in kebab-case and cut at a word; empty for a title without a letter or figure
 * that such a name can have. `"¿Cuánto cuesta un año de leña?"` → `cuanto-cuesta-un-ano-de-lena`
 */
export function slugOfTitle(title: string): string {
  // «25 m²» → `25-m2`; a number with a separator of thousands stays together: «36.000 €».
  const plain = title.normalize("NFKD").replaceAll(/(?<=\d)\.(?=\d{3}(?!\d))/g, "");
  const slug = slugFrom(plain.replaceAll("&", " y "));
  return slug.length > greatestLength ? cutAtWord(slug) : slug;
}

function cutAtWord(slug: string): string {
  const start = slug.slice(0, greatestLength + 1);
  const end = start.lastIndexOf("-");
  return end > 0 ? start.slice(0, end) : slug.slice(0, greatestLength);
}
