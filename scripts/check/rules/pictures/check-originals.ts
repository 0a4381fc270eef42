import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { isSystemFile } from "#app/content/entry-file-name.ts";
import type { Issue } from "#app/content/issues.ts";
import { mostPixels, type PictureFacts } from "#app/pictures/picture-facts.server.ts";
import { originalTypes, picturePath } from "#app/pictures/picture-field.ts";
import { largestOriginal, pictureFolder } from "#app/pictures/picture-store.server.ts";
import { slugFrom } from "#app/schemas/slug-from.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";

/** Bytes of an original up to which the repository stays quick to clone. */
const heaviestOriginal = 500_000;

/** Kinds that the site takes; those that are drawn, not photographed, would have blurred edges as JPEG. */
const taken: ReadonlySet<string> = new Set(["JPEG", "PNG", "WebP"]);
const drawn: ReadonlySet<string> = new Set(["SVG", "GIF", "PDF"]);

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
 * Returns what is wrong with the file of a picture; undefined if nothing is.
 *
 * @param file Path on disk.
 * @param facts Null if it cannot be decoded.
 */
function judgeOriginal(
  name: string,
  file: string,
  facts: PictureFacts | null,
): Pick<Issue, "code" | "values"> | undefined {
  const kind = pictureKind(firstBytes(file));
  if (kind === "Git LFS") return { code: "picture-broken", values: { lfs: kind } };
  if (kind && !taken.has(kind)) {
    const [target, extension] = drawn.has(kind) ? ["PNG", "png"] : ["JPEG", "jpg"];
    const base = slugFrom(name.replace(/^.*\//, "").replace(/\.[^.]*$/, "")) || "imagen";
    return { code: "picture-broken", values: { kind, target, suggestion: `${base}.${extension}` } };
  }
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

/** Returns a path as originals may have it: `Terraza Norte.JPG` → `terraza-norte.jpg`; "" for what is no picture. */
function rightName(name: string): string {
  const [, path = "", extension = ""] = /^(.*)\.([^./]+)$/.exec(name.toLowerCase()) ?? [];
  if (!originalTypes.some((type) => type === extension)) return "";
  const parts = path.split("/").map(slugFrom);
  return parts.every(Boolean) ? `${parts.join("/")}.${extension}` : "";
}

function firstBytes(file: string): Buffer {
  const bytes = Buffer.alloc(tellingBytes);
  const handle = openSync(file, "r");
  try {
    return bytes.subarray(0, readSync(handle, bytes, 0, tellingBytes, 0));
  } finally {
    closeSync(handle);
  }
}

/** How many bytes tell what a file is. */
const tellingBytes = 512;

/** What a file in the folder of pictures is, by its first bytes; the names are those that people know. */
const kinds: readonly (readonly [name: string, start: RegExp])[] = [
  ["Git LFS", /^version https:\/\/git-lfs\.github\.com\//],
  ["JPEG", /^\xFF\xD8\xFF/],
  ["PNG", /^\x89PNG\r\n/],
  ["WebP", /^RIFF[\s\S]{4}WEBP/],
  ["GIF", /^GIF8[79]a/],
  ["TIFF", /^(?:II\*\0|MM\0\*|II\+\0|MM\0\+)/],
  // Files that begin with a box of brands: the first one is the main one, or «mif1» says nothing.
  ["AVIF", /^[\s\S]{4}ftyp(?:avi[fs]|(?:mif1|msf1)[\s\S]{0,48}avif)/],
  ["HEIC", /^[\s\S]{4}ftyp(?:hei[cxms]|hev[cxm]|mif1|msf1)/],
  ["SVG", /^(?:\xEF\xBB\xBF)?\s*(?:<\?xml[\s\S]*|<!--[\s\S]*|<!DOCTYPE svg[\s\S]*)?<svg[\s>]/i],
  ["PDF", /^%PDF-/],
];

/** Returns what a file is; undefined for anything else, an empty file too. */
export function pictureKind(bytes: Buffer): string | undefined {
  const text = bytes.toString("latin1", 0, tellingBytes);
  return kinds.find(([, start]) => start.test(text))?.[0];
}
