import { dataFileOf } from "#app/routing/data-files.ts";

/** `/` → `index.html`, `/contacto` → `contacto.html`: a host that found a folder would redirect to `/contacto/`. */
export function htmlFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** `/` → `_.data`, `/contacto` → `contacto.data`, where the router asks for the data of a page. */
export function dataFile(path: string): string {
  return dataFileOf(path).slice(1);
}

/** Whether a path to pre-render is a file of data for scripts, `/404.json`, instead of a page. */
export function isResource(path: string): boolean {
  return path.endsWith(".json");
}

/** Whether a page is one for unknown paths, `/404` or `/blog/404`, to which nobody navigates. */
export function isUnknownPage(path: string): boolean {
  return path.endsWith("/404");
}
