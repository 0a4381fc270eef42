import { posix } from "node:path";
import { exampleOf } from "#app/content/fields/field-examples.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { slugFrom } from "#app/schemas/slug-from.ts";

/**
 * Returns the picture that was probably meant: the same path written otherwise (`content/images/exteriors/a.jpg`), or one
 * whose name is near, in the same folder first. Equal folders and extensions alone do not make names near. Otherwise "".
 */
export function suggestPicture(source: string, pictures: Iterable<string>): string {
  const known = [...pictures];
  const path = exampleOf("picture", source);
  if (known.includes(path)) return path;
  const { dir, name } = posix.parse(path || source);
  const stem = slugFrom(name);
  const inFolder = known.filter((picture) => posix.dirname(picture) === dir);
  return nearestStem(stem, inFolder) ?? nearestStem(stem, known) ?? "";
}

function nearestStem(stem: string, pictures: readonly string[]): string | undefined {
  const stemOf = (picture: string) => posix.parse(picture).name;
  const stems = pictures.map(stemOf);
  const nearest = stems.includes(stem) ? stem : nearestName(stem, stems);
  return pictures.find((picture) => stemOf(picture) === nearest);
}
