import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import type { Issue } from "#app/content/issues.ts";
import type { RuleCode } from "#app/content/rule-codes.ts";
import { originalTypes, picturePath } from "#app/pictures/picture-field.ts";
import { largestOriginal } from "#app/pictures/picture-store.server.ts";
import { slugFrom } from "#app/schemas/slug-from.ts";
import type { InspectedPictures } from "#scripts/check/content/inspect-pictures.ts";
import { extensionOf, isTruncated, kindOfName, type PictureKind, pictureKind, tellingBytes } from "./picture-kind.ts";

/** Kinds that are drawn, not photographed: as JPEG their edges would blur. */
const drawn: ReadonlySet<PictureKind> = new Set(["SVG", "GIF", "PDF"]);

/** Bytes of an original up to which the repository stays quick to clone. */
export const heaviestOriginal = 500_000;

type Finding = readonly [code: RuleCode, values: Issue["values"]];

/**
 * Returns what is wrong with the file of a picture: of a kind that the site does not take, a pointer of Git LFS, cut off,
 * unreadable, or with the extension of another kind; undefined if nothing is.
 *
 * @param file Path on disk.
 * @param facts Null if it cannot be decoded.
 */
export function checkPictureFile(
  name: string,
  file: string,
  facts: ReturnType<InspectedPictures["get"]>,
): Finding | undefined {
  // Deleted since the folder was listed.
  if (!existsSync(file)) return undefined;
  const kind = pictureKind(firstBytes(file)) ?? (facts ? undefined : kindOfUnread(name));
  if (kind === "Git LFS") return ["picture-lfs", {}];
  const extension = kind && extensionOf(kind);
  if (kind && extension === undefined) {
    const target = drawn.has(kind) ? "PNG" : "JPEG";
    return ["picture-format", { kind, target, suggestion: renamed(name, extensionOf(target) ?? "") }];
  }
  // Nothing can refer to it under this name.
  if (!picturePath.test(name)) return ["picture-name", { suggestion: rightName(name) }];
  const { size } = statSync(file);
  if (size === 0) return ["picture-truncated", { bytes: "0" }];
  if (!facts && size > largestOriginal) {
    return ["picture-heavy", { size: Math.ceil(size / 1000), limit: heaviestOriginal / 1000 }];
  }
  if (!facts && isPage(firstBytes(file))) return ["picture-broken", { page: "HTML" }];
  if (!facts) return [isTruncated(kind, readFileSync(file)) ? "picture-truncated" : "picture-broken", {}];
  const byName = kindOfName(name);
  if (kind === undefined || extension === undefined || byName === undefined || byName === kind) return undefined;
  return ["picture-extension", { kind, byName, suggestion: renamed(name, extension) }];
}

/** A file of another kind whose bytes nobody knows is what its name says: «plano.psd». */
function kindOfUnread(name: string): PictureKind | undefined {
  const kind = kindOfName(name);
  return kind && extensionOf(kind) === undefined ? kind : undefined;
}

/** Whether a file is a page of the web, as comes in the place of a picture that is not there. */
function isPage(bytes: Buffer): boolean {
  return /^(?:\xEF\xBB\xBF)?\s*<(?:!doctype html|html|head|body)\b/i.test(bytes.toString("latin1"));
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

function renamed(name: string, extension: string): string {
  const base = name.replace(/^.*\//, "").replace(/\.[^.]*$/, "");
  return `${slugFrom(base) || "imagen"}.${extension}`;
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
