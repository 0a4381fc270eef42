import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import type { Issue } from "#app/content/issues.ts";
import { originalTypes, picturePath } from "#app/pictures/picture-field.ts";
import { largestOriginal } from "#app/pictures/picture-store.server.ts";
import { slugFrom } from "#app/schemas/slug-from.ts";
import { pictureKind, tellingBytes } from "./picture-kind.ts";

/** Bytes of an original up to which the repository stays quick to clone. */
export const heaviestOriginal = 500_000;

/** Kinds that the site takes; those that are drawn, not photographed, would have blurred edges as JPEG. */
const taken: ReadonlySet<string> = new Set(["JPEG", "PNG", "WebP"]);
const drawn: ReadonlySet<string> = new Set(["SVG", "GIF", "PDF"]);

/**
 * Returns what is wrong with the file of a picture: of a kind or a name that the site does not take, a pointer of Git LFS,
 * or unreadable; undefined if nothing is.
 *
 * @param file Path on disk.
 * @param isDecoded Whether its picture could be read.
 */
export function judgePictureFile(
  name: string,
  file: string,
  isDecoded: boolean,
): Pick<Issue, "code" | "values"> | undefined {
  // Deleted since the folder was listed.
  if (!existsSync(file)) return undefined;
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
  if (isDecoded) return undefined;
  const { size } = statSync(file);
  if (size <= largestOriginal) return { code: "picture-broken", values: {} };
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
