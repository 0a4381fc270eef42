import { lstatSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type ReadResult, unreadable } from "#app/content/read-error.ts";

export type TextResult = ReadResult<{ readonly text: string }>;

/** Bytes that a text may have: four times the longest one, as many as a chapter of a book. */
export const largestText = 125_000;

/**
 * Returns the text of a file, or an error if it cannot be read. A path may be a folder, a pipe, a dangling link or a
 * disk image, so it is examined before it is opened.
 *
 * @param file Path from the project's root.
 * @param largest Bytes that it may have.
 */
export function readTextFile(root: string, file: string, largest = largestText): TextResult {
  const path = join(root, file);
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats)
      return isLink(path)
        ? unreadable(file, "file-unreadable", { failure: "ENOENT" })
        : unreadable(file, "file-missing");
    if (stats.isDirectory())
      return unreadable(file, "file-unreadable", { failure: "folder", folder: path.slice(path.lastIndexOf("/") + 1) });
    if (!stats.isFile()) return unreadable(file, "file-unreadable", { failure: "special" });
    if (stats.size > largest) return unreadable(file, "file-too-large", { limit: largest / 1000 });
    return { ok: true, text: readFileSync(path, "utf8") };
  } catch (error) {
    return unreadable(file, "file-unreadable", { failure: codeOf(error) });
  }
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/** Returns the name that the system gives to a failure: `EACCES`. */
function codeOf(error: unknown): string {
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
  throw error;
}
