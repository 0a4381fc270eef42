import { defaultLocale } from "#app/i18n/languages.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import type { Site } from "#app/site/site.server.ts";
import { type BuiltSite, headOf, openBuiltSite } from "#tests/site/built-site.ts";
import { fixtureProject } from "#tests/site/copy-project.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { attributeOf, findAll, findOne, rawTextOf } from "#tests/site/html.ts";

/** The expected content of a page in a browser, whichever way the visitor came: that of the page's file. */
export interface ExpectedPage {
  readonly path: string;
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  /** Paths that the menu marks as current. */
  readonly current: readonly string[];
  /** The statements of the page to search engines, as JSON. */
  readonly structuredData: readonly string[];
}

let fixtureBuild: BuiltSite | undefined;

/**
 * Returns the page at a path of the frozen site. Only tests call it: the server of the tests builds the site as it
 * starts.
 *
 * @throws Error when there is no such page.
 */
export function expectedPage(path: string): ExpectedPage {
  fixtureBuild ??= openBuiltSite(fixtureProject);
  const html = fixtureBuild.page(path);
  const marked = findAll(findOne(html, "header"), 'a[aria-current="page"]');
  return {
    path,
    ...headOf(html),
    current: marked.map((link) => attributeOf(link, "href") ?? ""),
    structuredData: findAll(html, 'script[type="application/ld+json"]').map(rawTextOf),
  };
}

/** Returns one page of each type in a language: the first of each key of the route table that has any. */
export function pageTypes({ paths }: Site, locale: string = defaultLocale): PublicPath[] {
  const pages = paths.all().filter((page) => page.locale === locale);
  return pages.filter(({ key }, index) => pages.findIndex((other) => other.key === key) === index);
}

/** The entry with the fullest page of its type; the bespoke model has parts that the others do not have. */
const fullestEntries: readonly (string | undefined)[] = [
  undefined,
  "lum-sur",
  "lum-lienzo",
  "cuentas-claras",
  "taller-en-el-olivar",
  "terreno",
];

/** The pages of the frozen site that differ in layout. The legal pages share one. */
export const layoutPaths: readonly string[] = fixture.paths
  .all()
  .filter(({ alias, id, key }) => {
    const isRepeated = ["terms", "legal-notice", "cookies", "accessibility"].includes(key);
    return alias === undefined && !isRepeated && fullestEntries.includes(id);
  })
  .map(({ path }) => path);

/** Returns a list in that many parts, one per test: tests run side by side, and a failure names fewer pages. */
export function inParts<Item>(items: readonly Item[], count: number): Item[][] {
  return Array.from({ length: count }, (_, part) => items.filter((_item, index) => index % count === part));
}
