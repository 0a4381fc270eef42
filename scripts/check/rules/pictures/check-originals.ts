import { existsSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { isSystemFile } from "#app/content/content-files.server.ts";
import { mostPixels, type PictureFacts } from "#app/pictures/picture-facts.server.ts";
import { originalTypes, picturePath } from "#app/pictures/picture-field.ts";
import { largestOriginal, pictureFolder } from "#app/pictures/picture-store.server.ts";
import { slugFrom } from "#app/text/slug-from.ts";
import type { Issue, Verdict } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";

/** Bytes of an original up to which the repository stays quick to clone. */
const heaviestOriginal = 500_000;

/** Checks that every original is of a kind that the site takes, has a right name, can be read and is not too heavy. */
export function checkOriginals({ root, pictures }: CheckedSite): Issue[] {
  return [...pictures].flatMap(([picture, facts]) => {
    const file = `${pictureFolder}/${picture}`;
    // A file may have been deleted since the folder was listed.
    if (isSystemFile(picture.replace(/^.*\//, "")) || !existsSync(join(root, file))) return [];
    const found = judgeOriginal(picture, join(root, file), facts);
    return found ? { file, line: 1, column: 1, code: found.code, values: { picture, ...found.values } } : [];
  });
}

/**
 * Returns what is wrong with the file of a picture; undefined if nothing is. `facts` is null if it cannot be decoded.
 */
function judgeOriginal(name: string, file: string, facts: PictureFacts | null): Verdict | undefined {
  const extension = extname(name).slice(1).toLowerCase();
  if (!originalTypes.some((type) => type === extension)) return { code: "picture-broken", values: {} };
  // Nothing can refer to it under this name.
  if (!picturePath.test(name)) {
    const endings = originalTypes.map((type) => `.${type}`).join("», «");
    return { code: "file-name", values: { suggestion: rightName(name), endings, example: "terraza.jpg" } };
  }
  const { size } = statSync(file);
  if (!facts && size <= largestOriginal) return { code: "picture-broken", values: {} };
  const { width, height } = facts ?? { width: 0, height: 0 };
  if (width * height > mostPixels) {
    return { code: "picture-heavy", values: { width, height, pixels: mostPixels / 1_000_000 } };
  }
  if (size <= heaviestOriginal) return undefined;
  return { code: "picture-heavy", values: { size: Math.ceil(size / 1000), limit: heaviestOriginal / 1000 } };
}

/** Returns a path as originals may have it: `Terraza Norte.JPG` → `terraza-norte.jpg`. */
function rightName(name: string): string {
  const [, path = "", extension = ""] = /^(.*)\.([^./]+)$/.exec(name.toLowerCase()) ?? [];
  const parts = path.split("/").map(slugFrom);
  return parts.every(Boolean) ? `${parts.join("/")}.${extension}` : "";
}
