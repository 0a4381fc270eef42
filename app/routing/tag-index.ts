/**
 * Returns the path of the file that lists the tags with a page, from the pattern of such a page or of its further pages:
 * `blog/tema/:tag/pagina/:page` → `blog/tema/index.json`.
 */
export function tagIndexPath(pattern: string): string {
  return pattern.replace(/:tag.*$/, "index.json");
}
