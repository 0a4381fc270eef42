import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathsOfPictures } from "#scripts/pictures/paths-of-pictures.ts";
import { htmlFile, isResource } from "./page-files.ts";

/** Returns the paths of the picture files that each built page names, by the path of the page. */
export function picturesOfPages(client: string, paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const pages = paths.filter((path) => !isResource(path));
  return new Map(pages.map((path) => [path, pathsOfPictures(readFileSync(join(client, htmlFile(path)), "utf8"))]));
}
