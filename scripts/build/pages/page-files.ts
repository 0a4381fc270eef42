import { dataFileOf } from "#app/routing/data-files.ts";

/**
 * Returns the HTML file of a page: `/` → `index.html`, `/contacto` → `contacto.html`. If there were a folder
 * `contacto`, hosts would redirect to `/contacto/`.
 */
export function htmlFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** Returns the file from which the router loads the data of a page: `/` → `_.data`, `/contacto` → `contacto.data`. */
export function dataFile(path: string): string {
  return dataFileOf(path).slice(1);
}

/** Whether a pre-rendered path is a data file for scripts, such as `/404.json`, and not a page. */
export function isResource(path: string): boolean {
  return path.endsWith(".json");
}

/** Whether a page is shown for unknown paths, such as `/404` or `/blog/404`. No link leads to it. */
export function isUnknownPage(path: string): boolean {
  return path.endsWith("/404");
}
