import type { PageData, PageKey } from "#app/content/collections.ts";
import type { ContentFiles } from "#app/content/content-files.server.ts";
import { isDraft } from "#app/content/publication/publication.ts";

/** The pages whose uses texts may count, by the second part of the placeholder `{{cuenta.campings}}`. */
const countedPages = {
  particulares: "private-buyers",
  empresas: "businesses",
  campings: "campsites",
} as const satisfies Readonly<Record<string, PageKey>>;

/**
 * Returns the counts of a language: the uses of the pages above, slides (`visualizaciones`), uses of models (`usos`) and
 * published models (`modelos`). Those of a page that cannot be read are left out.
 */
export function countThings(files: ContentFiles, locale: string): ReadonlyMap<string, number> {
  function pageOf<Key extends PageKey>(key: Key): PageData<Key> | undefined {
    const result = files.page(key, locale);
    return result.ok ? result.entry.data : undefined;
  }
  const counts = new Map<string, number | undefined>();
  for (const [name, key] of Object.entries(countedPages)) {
    counts.set(
      name,
      pageOf(key)?.groups.reduce((sum, { cards }) => sum + cards.length, 0),
    );
  }
  counts.set("visualizaciones", pageOf("home")?.slideshow.slides.length);
  counts.set("usos", pageOf("models")?.uses.cards.length);
  const models = files.collection("models", locale).entries;
  counts.set("modelos", models.filter(({ data }) => !isDraft(data)).length);
  return new Map([...counts].flatMap(([name, count]) => (count === undefined ? [] : [[name, count] as const])));
}

/** Whether a placeholder is a count of a page, which has no value while that page cannot be read. */
export function isPageCount(placeholder: string): boolean {
  const [group, name = ""] = placeholder.split(".");
  return group?.toLowerCase() === "cuenta" && (name in countedPages || name === "visualizaciones" || name === "usos");
}
