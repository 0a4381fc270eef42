import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import type { Issue } from "#app/content/issues.ts";
import { originalTypes, picturePath } from "#app/pictures/picture-field.ts";
import { largestOriginal } from "#app/pictures/picture-store.server.ts";
import { slugFrom } from "#app/schemas/slug-from.ts";
import { isTruncated, kindOfName, pictureKind, tellingBytes } from "./picture-kind.ts";

/** Bytes of an original up to which the repository stays quick to clone. */
export const heaviestOriginal = 500_000;

/** Kinds that the site takes; those that are drawn, not photographed, would have blurred edges as JPEG. */
const taken: ReadonlySet<string> = new Set(["JPEG", "PNG", "WebP"]);
const drawn: ReadonlySet<string> = new Set(["SVG", "GIF", "PDF"]);

/**
 * Returns what is wrong with the file of a picture: of a kind or a name that the site does not take, a pointer of Git LFS,
 * cut off, or unreadable; undefined if nothing is.
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
  const start = firstBytes(file);
  // A file of another kind whose bytes nobody knows is what its name says: «plano.psd».
  const byName = kindOfName(name);
  const kind = pictureKind(start) ?? (isDecoded || taken.has(byName ?? "JPEG") ? undefined : byName);
  if (kind === "Git LFS") return { code: "picture-broken", values: { lfs: kind } };
  if (kind && !taken.has(kind)) {
    const target = drawn.has(kind) ? "PNG" : "JPEG";
    const base = slugFrom(name.replace(/^.*\//, "").replace(/\.[^.]*$/, "")) || "imagen";
    const suggestion = `${base}.${target === "PNG" ? "png" : "jpg"}`;
    return { code: "picture-broken", values: { kind, target, suggestion } };
  }
  // Nothing can refer to it under this name.
  if (!picturePath.test(name))
    return {
      code: "file-name",
      values: {
        suggestion: rightName(name),
        endings: originalTypes.map((type) => `.${type}`).join("», «"),
        example: "terraza.jpg",
      },
    };
  if (isDecoded) return undefined;
  const { size } = statSync(file);
  if (size > largestOriginal) {
    return { code: "picture-heavy", values: { size: Math.ceil(size / 1000), limit: heaviestOriginal / 1000 } };
  }
  // What a site sends instead of a picture that does not exist.
  const isPage = /^(?:\xEF\xBB\xBF)?\s*<(?:!doctype html|html|head|body)\b/i.test(start.toString("latin1"));
  if (isPage) return { code: "picture-broken", values: { page: "HTML" } };
  const cut = size === 0 || isTruncated(kind, readFileSync(file));
  return { code: "picture-broken", values: { bytes: cut ? size : "" } };
}

/** Returns a path as originals may have it: `Terraza Norte.JPG` → `terraza-norte.jpg`; "" for what is no picture. */
function rightName(name: string): string {
  const extension = /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  if (!originalTypes.some((type) => type === extension)) return "";
  const parts = name
    .slice(0, -extension.length - 1)
    .split("/")
    .map(slugFrom);
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
