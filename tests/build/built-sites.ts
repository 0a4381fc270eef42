import type { Root } from "hast";
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

/** What a rule finds wrong, by the path of the document; empty where nothing is. */
export function findIssues(
  documents: readonly BuiltDocument[],
  rule: (document: BuiltDocument) => readonly unknown[],
): Record<string, readonly unknown[]> {
  const found = documents.map((document) => [document.path, rule(document)] as const);
  return Object.fromEntries(found.filter(([, issues]) => issues.length > 0));
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
