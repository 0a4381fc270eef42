import type { Root } from "hast";
import { expect, test } from "vitest";
import type { PublicPath } from "#app/routing/list-paths.ts";
import { type BuiltSite, fileOf, listFiles, openBuiltSite } from "#tests/site/built-site.ts";
import { fixtureProject } from "#tests/site/copy-project.ts";

/** A page, or what is shown for unknown paths. */
export interface BuiltDocument {
  readonly path: string;
  readonly locale: string;
  readonly source: string;
  readonly html: Root;
  /** Undefined for what is shown for unknown paths. */
  readonly page: PublicPath | undefined;
}

export interface TestedSite extends BuiltSite {
  readonly name: string;
  /** Every built file, named from the root of the site without a slash. */
  readonly files: readonly string[];
  readonly documents: readonly BuiltDocument[];
}

/** The company's site. Its words may change at any time, so tests read from its content what they expect of it. */
export const realSite = openTestedSite("the company's site", process.cwd());

/** The frozen site, whose words the tests know. */
export const frozenSite = openTestedSite("the frozen site", fixtureProject);

/** Both, for what is true of any content. */
export const sites: readonly TestedSite[] = [realSite, frozenSite];

/** Returns what a rule finds wrong, by the path of the page; empty if nothing is. */
export function findIssues<Page extends { readonly path: string }>(
  pages: readonly Page[],
  rule: (page: Page) => readonly unknown[],
): Record<string, readonly unknown[]> {
  const found = pages.map((page) => [page.path, rule(page)] as const);
  return Object.fromEntries(found.filter(([, issues]) => issues.length > 0));
}

/** Tests, for each of both sites, that a rule finds nothing wrong with any of its documents. */
export function testDocuments(
  name: string,
  rule: (document: BuiltDocument, site: TestedSite) => readonly unknown[],
): void {
  test.each(sites)(`$name: ${name}`, (tested) => {
    expect(findIssues(tested.documents, (document) => rule(document, tested))).toEqual({});
  });
}

function openTestedSite(name: string, root: string): TestedSite {
  const built = openBuiltSite(root);
  const { paths } = built.site;

  function toDocument(path: string, locale: string, publicPath?: PublicPath): BuiltDocument {
    return {
      path,
      locale,
      source: built.read(fileOf(path)),
      get html() {
        return built.page(path);
      },
      page: publicPath,
    };
  }

  const unknown = paths.prerendered().filter((path) => path.endsWith("/404"));
  return {
    ...built,
    name,
    files: listFiles(built.client),
    documents: [
      ...built.pages.map((publicPath) => toDocument(publicPath.path, publicPath.locale, publicPath)),
      ...unknown.map((path) => toDocument(path, paths.localeOf(path))),
    ],
  };
}
