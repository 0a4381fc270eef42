import { join } from "node:path";
import { isSystemFile } from "#app/content/entry-file-name.ts";
import type { Issue } from "#app/content/issues.ts";
import { mostPixels } from "#app/pictures/picture-facts.server.ts";
import { pictureFolder } from "#app/pictures/picture-store.server.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { heaviestOriginal, judgePictureFile } from "./judge-picture-file.ts";

/** Checks that every original is of a kind that the site takes, can be read and is not too heavy. */
export function checkOriginals({ root, pictures }: CheckedSite): Issue[] {
  return [...pictures].flatMap(([picture, facts]) => {
    if (isSystemFile(picture.slice(picture.lastIndexOf("/") + 1))) return [];
    const at = (code: Issue["code"], values: Issue["values"]): Issue[] => [
      { file: `${pictureFolder}/${picture}`, line: 1, column: 1, code, values: { picture, ...values } },
    ];
    const found = judgePictureFile(picture, join(root, pictureFolder, picture), facts !== null);
    if (found) return at(found.code, found.values);
    if (!facts) return [];
    const { width, height, bytes } = facts;
    if (width * height > mostPixels) return at("picture-heavy", { width, height, pixels: mostPixels / 1_000_000 });
    if (bytes <= heaviestOriginal) return [];
    return at("picture-heavy", { size: Math.ceil(bytes / 1000), limit: heaviestOriginal / 1000 });
  });
}
