import { openSite, type Site } from "#app/site/site.server.ts";
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
    if (collected?.changed !== changed) collected = { changed, value: await collect(openSite(root)) };
    return collected.value;
  };
}
