import { claimNotes } from "#app/content/claim-notes.ts";
import { headingIds } from "#app/content/markdown/markdown.ts";
import { createMemo } from "#app/content/memo.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Locales } from "#app/i18n/locales.server.ts";
import { topicId } from "#app/pages/faq/topic-id.ts";
import { statementChapters } from "#app/pages/legal/accessibility-statement.ts";
import { claimChapter } from "#app/pages/legal/claim-grounds.ts";
import { productSections } from "#app/pages/product/product-sections.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import { type RouteTableEntry, routeTable } from "#app/routing/route-table.ts";
import type { ContentFile, Project } from "#scripts/check/content/project.ts";

/** Returns what a link names on its page, without the sign and the escapes: `/blog/x#qu%C3%A9` → `qué`. */
export function anchorIn(href: string): string {
  const anchor = href.slice(href.indexOf("#") + 1);
  try {
    return decodeURIComponent(anchor);
  } catch {
    // A malformed escape is in no id; left as it is, it matches none.
    return anchor;
  }
}

/** What `createPageAnchors` finds anchors in. */
export interface AnchorParts {
  readonly project: Pick<Project, "files">;
  readonly locales: Locales;
  readonly paths: readonly PublicPath[];
}

/** Every page has it. */
const everywhere = ["site-content"];

/**
 * Returns a function from a path of the original language, and the language in which its page is shown, to the ids on
 * that page which a link may name; undefined where they are not known, because the page's file cannot be read. A page is
 * read when it is first asked for.
 */
export function createPageAnchors({ project, locales, paths }: AnchorParts) {
  const once = createMemo();
  const nameOf = (locale: string, kind: string, id: string) => `${locale} ${kind}/${id}`;
  const files = () =>
    once("files", () => new Map(project.files.map((file) => [nameOf(file.locale, file.kind, file.id), file])));
  const pages = () =>
    once("pages", () => new Map(paths.flatMap((page) => (page.locale === defaultLocale ? [[page.path, page]] : []))));
  const fileOf = (locale: string, kind: string, id: string) =>
    files().get(nameOf(locale, kind, id)) ?? files().get(nameOf(defaultLocale, kind, id));

  function wordsOf(locale: string, keys: readonly string[]): string[] {
    const { t, exists } = locales.i18n(locale);
    // A locale file without them has an issue of its own.
    return keys.flatMap((key) => (exists(key) ? [String(t(key as "product.anchors.layout"))] : []));
  }

  /** Returns the ids that the code of a page gives, beside those of the headings of its text. */
  function ownAnchors(key: string, locale: string): readonly string[] | undefined {
    switch (key) {
      case "models":
        return wordsOf(locale, ["comparison.anchor"]);
      case "product":
        return wordsOf(
          locale,
          Object.values(productSections).map(({ anchor }) => anchor),
        );
      case "terms":
        return [claimChapter, ...claimNotes.map(({ id }) => id)];
      case "accessibility":
        return Object.values(statementChapters);
      case "faq":
        return questionIds(fileOf(locale, "faq", "preguntas-frecuentes"));
      default:
        return [];
    }
  }

  function find(path: string, locale: string): readonly string[] | undefined {
    const page = pages().get(path);
    const entry: RouteTableEntry | undefined = routeTable.find(({ key }) => key === page?.key);
    if (!page || !entry) return undefined;
    const file = fileOf(locale, entry.collection ?? entry.words ?? "pages", page.id ?? page.key);
    const own = ownAnchors(page.key, locale);
    // The page that presents a model shows no text of its file's body.
    return file && own && [...everywhere, ...own, ...(page.key === "model" ? [] : headingIds(file.tree()))];
  }

  return (path: string, locale: string) => once(`${locale} ${path}`, () => find(path, locale));
}

function questionIds(file: ContentFile | undefined): string[] | undefined {
  if (!file || !("items" in file.data) || !Array.isArray(file.data.items)) return undefined;
  const ids = file.data.items.map(({ id }: { readonly id: unknown }) => String(id));
  return [...ids, ...ids.map((id) => topicId([{ id }]))];
}
