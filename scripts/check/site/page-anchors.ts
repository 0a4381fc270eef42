import { claimNotes } from "#app/content/claim-notes.ts";
import { headingIds } from "#app/content/markdown/heading-ids.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { statementChapters } from "#app/pages/legal/accessibility-statement.ts";
import { claimChapter } from "#app/pages/legal/claim-basis.ts";
import { productSections } from "#app/pages/product/product-sections.ts";
import { topicId } from "#app/pages/shared/questions.server.ts";
import { routeEntry } from "#app/routing/route-table.ts";
import type { CheckedSite } from "./checked-site.ts";
import type { ContentFile } from "./content-file.ts";

/** The id of the frame, which every page has. */
export const frameAnchor = "site-content";

/** Returns the ids of a page that a link may name; undefined if its file cannot be read. Its path is the original's. */
export function pageAnchors(site: CheckedSite, path: string, locale: string): readonly string[] | undefined {
  const page = site.paths.all().find((each) => each.locale === defaultLocale && each.path === path);
  const entry = routeEntry(page?.key);
  if (!page || !entry) return undefined;
  const file = fileOf(site, locale, entry.collection ?? entry.folder ?? "pages", page.id ?? page.key);
  const own = ownAnchors(site, page.key, locale);
  // The page that presents a model shows no text of its file's body.
  return file && own && [frameAnchor, ...own, ...(page.key === "model" ? [] : headingIds(file.tree()))];
}

function fileOf({ find }: CheckedSite, locale: string, kind: string, id: string): ContentFile | undefined {
  return find(locale, kind, id) ?? find(defaultLocale, kind, id);
}

/** Returns the ids that the code of a page gives, beside those of the headings of its text. */
function ownAnchors(site: CheckedSite, key: string, locale: string): readonly string[] | undefined {
  const { t } = site.locales.i18n(locale);
  switch (key) {
    case "models":
      return [t("comparison.anchor")];
    case "product":
      return productSections.map((name) => t(`product.anchors.${name}`));
    case "terms":
      return [claimChapter, ...claimNotes.map(({ id }) => id)];
    case "accessibility":
      return Object.values(statementChapters);
    case "faq":
      return questionIds(fileOf(site, locale, "faq", "preguntas-frecuentes"));
    default:
      return [];
  }
}

function questionIds(file: ContentFile | undefined): string[] | undefined {
  if (!file || !("items" in file.data) || !Array.isArray(file.data.items)) return undefined;
  const ids = file.data.items.map(({ id }: { readonly id: unknown }) => String(id));
  return [...ids, ...ids.map((id) => topicId([{ id }]))];
}
