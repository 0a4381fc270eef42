import type { PageKey } from "#app/content/collections.ts";
import type { ContentFiles } from "#app/content/content-files.server.ts";
import { isDraft } from "#app/content/publication/publication.ts";

/** The pages whose uses texts may count, by the second part of the placeholder `{{cuenta.campings}}`. */
const countedPages = {
  particulares: "private-buyers",
  empresas: "businesses",
  campings: "campsites",
} as const satisfies Readonly<Record<string, PageKey>>;

/**
 * Returns the counts of a site: the uses of the pages above, the pictures of the slideshow (`visualizaciones`), the
 * uses on the page of models (`usos`) and the published models (`modelos`). Counts of a page that cannot be read are
 * left out, because the page has its own issues.
 */
export function countThings(
  files: Pick<ContentFiles, "page" | "collection">,
  locale: string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [name, key] of Object.entries(countedPages)) {
    const page = files.page(key, locale);
    if (page.ok) counts.set(name, usesOf(page.entry.data).length);
  }
  const home = files.page("home", locale);
  if (home.ok) counts.set("visualizaciones", home.entry.data.slideshow.slides.length);
  const models = files.page("models", locale);
  if (models.ok) counts.set("usos", models.entry.data.uses.cards.length);
  const published = files.collection("models", locale).entries.filter(({ data }) => !isDraft(data));
  counts.set("modelos", published.length);
  return counts;
}

/** Returns the uses of a page, which may have them in groups. */
function usesOf(
  page: { readonly cards: readonly unknown[] } | { readonly groups: readonly { cards: readonly unknown[] }[] },
) {
  return "cards" in page ? page.cards : page.groups.flatMap(({ cards }) => cards);
}

/** Whether a placeholder is a count of a page, which has no value while that page cannot be read. */
export function isPageCount(placeholder: string): boolean {
  const [group, name = ""] = placeholder.split(".");
  return group?.toLowerCase() === "cuenta" && (name in countedPages || name === "visualizaciones" || name === "usos");
}

/** Between these two numbers, Spanish numerals have no gender. */
const inWords = { least: 2, most: 20 };

/**
 * Returns a count as it is written in texts: in words from two to twenty, in figures otherwise.
 *
 * @param words The numbers from zero on, parted by spaces: «cero uno dos».
 */
export function writeCount(count: number, words: string): string {
  const word = words.split(" ")[count];
  return word !== undefined && count >= inWords.least && count <= inWords.most ? word : String(count);
}
