import { picturesPath } from "#app/pictures/picture-files.ts";

// Matches in attributes, in the candidates of a srcset and in scripts.
const pattern = new RegExp(`${picturesPath}/[\\w./-]+\\.(?:avif|jpg)`, "g");

/** Returns the paths of all picture files that a page names, each once. */
export function pathsOfPictures(html: string): string[] {
  return [...new Set(html.match(pattern))];
}
