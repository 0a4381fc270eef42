import type { PageKey } from "#app/content/collections.ts";
import type { ContentFiles } from "#app/content/content-files.server.ts";
import { isDraft } from "#app/content/publication/publication.ts";

/**
 * What texts may count, by the second part of its placeholder, `{{cuenta.campings}}`: the page whose cards they are.
 */
const countedPages = {
  particulares: "private-buyers",
  empresas: "businesses",
  campings: "campsites",
} as const satisfies Readonly<Record<string, PageKey>>;

/** How many there are of each thing that texts may count, by its name. */
export type Counts = ReadonlyMap<string, number>;

/**
 * Returns the counts of a site: the cards of the pages above, the pictures of the slideshow (`visualizaciones`), the
 * uses on the page of models (`usos`) and the models that are no drafts (`modelos`). Those of a page that cannot be read are left out: the
 * page has issues of its own.
 */
export function countThings(files: Pick<ContentFiles, "page" | "collection">, locale: string): Counts {
  const counts = new Map<string, number>();
  for (const [name, key] of Object.entries(countedPages)) {
    const page = files.page(key, locale);
    if (page.ok) counts.set(name, page.entry.data.cards.length);
  }
  const home = files.page("home", locale);
  if (home.ok) counts.set("visualizaciones", home.entry.data.slideshow.slides.length);
  const models = files.page("models", locale);
  if (models.ok) counts.set("usos", models.entry.data.uses.cards.length);
  const published = files.collection("models", locale).entries.filter(({ data }) => !isDraft(data));
  counts.set("modelos", published.length);
  return counts;
}

/** Whether a placeholder is a count of a page: it has no fact while that page cannot be read. */
export function isPageCount(placeholder: string): boolean {
  const [group, name = ""] = placeholder.split(".");
  return group?.toLowerCase() === "cuenta" && (name in countedPages || name === "visualizaciones" || name === "usos");
}

/** Numbers that are written in words have no gender in Spanish from the first to the last of these. */
const inWords = { least: 2, most: 20 };

/**
 * Returns a count as texts have it: in words from two to twenty, in figures otherwise.
 *
 * @param words The numbers from zero on, parted by spaces: «cero uno dos».
 */
export function writeCount(count: number, words: string): string {
  const word = words.split(" ")[count];
  return word !== undefined && count >= inWords.least && count <= inWords.most ? word : String(count);
}
