import { openSite, type Site } from "#app/site/site.server.ts";
import { IssuesError } from "#scripts/check/advice/issues-error.ts";
import { openLocaleFile } from "#scripts/check/locales/locale-file.ts";
import { newestTime } from "#scripts/terminal/is-current.ts";

/**
 * Returns a function that collects a value from the content and the strings of a project: on its first call, and again
 * after they have changed or could not be read. Otherwise it returns the same value.
 *
 * @param root The project's folder.
 */
export function fromContent<Value>(root: string, collect: (site: Site) => Promise<Value>): () => Promise<Value> {
  let collected: { readonly changed: number; readonly value: Value } | undefined;
  return async () => {
    const changed = newestTime(root, ["content", "locales"]);
    if (collected?.changed !== changed) collected = { changed, value: await collect(openReadableSite(root)) };
    return collected.value;
  };
}

/**
 * Returns the site in a folder.
 *
 * @throws IssuesError if a locale file cannot be read.
 */
function openReadableSite(root: string): Site {
  const site = openSite(root);
  const issues = site.locales.names().flatMap((locale) => openLocaleFile(root, locale).issues);
  if (issues.length > 0) throw new IssuesError(issues);
  return site;
}
