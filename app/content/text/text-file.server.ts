import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type ReadResult, unreadable } from "#app/content/read-error.ts";

export type TextResult = ReadResult<{ readonly text: string }>;

/** Bytes that a text may have: four times the longest one, as many as a chapter of a book. */
export const largestText = 125_000;

/**
 * Returns the text of a file of at most `largest` bytes, by its path from the project's root, or an error. A path may be
 * a folder, a pipe or a disk image, so it is examined before it is opened.
 */
export function readTextFile(root: string, file: string, largest = largestText): TextResult {
  const path = join(root, file);
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return unreadable(file, "file-missing");
    if (stats.isDirectory())
      return unreadable(file, "file-unreadable", { failure: "folder", folder: path.slice(path.lastIndexOf("/") + 1) });
    if (!stats.isFile()) return unreadable(file, "file-unreadable", { failure: "special" });
    if (stats.size > largest) return unreadable(file, "file-too-large", { limit: largest / 1000 });
    return { ok: true, text: readFileSync(path, "utf8") };
  } catch (error) {
    // The name that the system gives to a failure: `EACCES`.
    if (error instanceof Error && "code" in error)
      return unreadable(file, "file-unreadable", { failure: `${error.code}` });
    throw error;
  }
}
