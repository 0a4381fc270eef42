import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { answerPath } from "#scripts/serve/site-paths.ts";

/** The built files that links lead to. */
export interface LinkTargets {
  /** The paths of all files, from the root of the site with a slash. */
  readonly files: Pick<ReadonlySet<string>, "has">;
  /** Returns a page, named as in `files`. */
  page(file: string): Root;
}

/**
 * Returns a function that says whether a link of the page at `path` leads somewhere: to a page or file of the site and, if
 * it names one, to an id there; to another site, whatever that answers; or to an email address or telephone.
 */
export function createLinkJudge({ files, page }: LinkTargets): (href: string, path: string) => boolean {
  const idsByFile = new Map<string, ReadonlySet<string>>();

  function idsIn(file: string): ReadonlySet<string> {
    const ids = idsByFile.get(file) ?? idsOf(page(file));
    idsByFile.set(file, ids);
    return ids;
  }

  return function leads(href, path) {
    if (/^(mailto|tel):[^\s]+$/.test(href)) return true;
    if (href.startsWith("https://")) return URL.canParse(href);
    const [target = "", hash] = href.split("#");
    const answer = answerPath((target || path).replace(/\?.*/, ""), files);
    // What is shown for unknown paths is no answer of its own, but its own headings can be linked.
    const own = target === "" && path.endsWith("/404") ? `${path}.html` : undefined;
    const file = own ?? (answer.kind === "file" ? answer.file : undefined);
    return file !== undefined && (hash === undefined || idsIn(file).has(decodeURIComponent(hash)));
  };
}

function idsOf(tree: Root): ReadonlySet<string> {
  const ids = new Set<string>();
  visit(tree, "element", ({ properties }) => {
    if (properties.id) ids.add(String(properties.id));
  });
  return ids;
}
