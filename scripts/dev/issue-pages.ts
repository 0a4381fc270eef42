import { defaultLocale } from "#app/i18n/languages.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import { routeEntry } from "#app/routing/route-table.ts";
import type { Site } from "#app/site/site.server.ts";
import type { DescribedIssue } from "#scripts/check/reporters/describe-issues.ts";

/** Pages that list a collection, by its folder. Writers look there for an entry that is missing. */
const listPages: Readonly<Record<string, readonly string[]>> = {
  blog: ["blog"],
  models: ["models"],
  stories: ["stories"],
  faq: ["faq", "contact"],
};

/**
 * Returns a function from an issue to the paths of the pages that show its file: null for all pages, an empty list for
 * a file of the code. An entry with errors may be missing from its list, so they are shown there too. Issues of a file
 * without a page are shown on the home page.
 *
 * @param site As the development server opens it: with drafts, and with the pages of unreadable files.
 */
export function createIssuePages({
  paths,
}: Site): (issue: Pick<DescribedIssue, "file" | "severity">) => readonly string[] | null {
  const pages = paths.all().map((page) => ({ ...page, file: contentOf(page) }));
  return ({ file, severity }) => {
    if (file === "content/site.yaml" || file.startsWith("locales/")) return null;
    if (!file.startsWith("content/")) return [];
    if (file.startsWith("content/designer/"))
      return pages.filter(({ key }) => key === "designer").map(({ path }) => path);
    const [, locale = "", ...rest] = file.split("/");
    const [folder = ""] = rest;
    const isList = (key: string) =>
      (severity === "error" || folder === "faq") && (listPages[folder]?.includes(key) ?? false);
    // A translation lies over the original.
    const own = pages.filter(
      (page) =>
        (locale === defaultLocale || locale === page.locale) && (page.file === rest.join("/") || isList(page.key)),
    );
    return own.length > 0 ? own.map(({ path }) => path) : [paths.to(defaultLocale)("home")];
  };
}

/** Returns the file with the content of a page, below the folder of its language. */
function contentOf({ key, id }: Pick<PublicPath, "key" | "id">): string {
  const { collection, folder } = routeEntry(key) ?? {};
  return collection ? `${collection}/${id}.md` : `${folder ?? "pages"}/${key}.md`;
}
