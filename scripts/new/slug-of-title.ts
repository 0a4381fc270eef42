/** Letters that Unicode does not decompose into a plain letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  "&": " y ",
};

/** Longer names are hard to read in a URL, and search engines cut them. */
const greatestLength = 60;

/**
 * Returns the name of a file for a title, in kebab-case and cut at a word; empty for a title without a letter or figure
 * that such a name can have. `"¿Cuánto cuesta un año de leña?"` → `cuanto-cuesta-un-ano-de-lena`
 *
 * It spells out more than `slugFrom` does («25 m²» → `25-m2`, NFKD), for the name is written into a file once. What
 * `slugFrom` makes of a tag is worked out again in each build, and must stay the same for the page to keep its path.
 */
export function slugOfTitle(title: string): string {
  const slug = title
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı&]/g, (letter) => plainLetters[letter] ?? "")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    // A number with a separator of thousands stays together: «36.000 €».
    .replaceAll(/(?<=\d)\.(?=\d{3}(?!\d))/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return slug.length > greatestLength ? cutAtWord(slug) : slug;
}

function cutAtWord(slug: string): string {
  const start = slug.slice(0, greatestLength + 1);
  const end = start.lastIndexOf("-");
  return end > 0 ? start.slice(0, end) : slug.slice(0, greatestLength);
}
