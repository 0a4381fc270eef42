import { readFileSync } from "node:fs";
import { join } from "node:path";
import { picturesPath } from "#app/pictures/picture-files.ts";
import { htmlFile, isResource } from "./page-files.ts";

// Matches in attributes, in the candidates of a srcset and in scripts.
const pattern = new RegExp(`${picturesPath}/[\\w./-]+\\.(?:avif|jpg)`, "g");

/** Returns the paths of the picture files that each built page names, each once, by the path of the page. */
export function picturesOfPages(client: string, paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const namesIn = (path: string) => readFileSync(join(client, htmlFile(path)), "utf8").match(pattern);
  return new Map(paths.filter((path) => !isResource(path)).map((path) => [path, [...new Set(namesIn(path))]]));
}
