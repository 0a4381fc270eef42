import { lstatSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Issue, ReadResult, RuleCode } from "#app/content/issues.ts";

export type TextResult = ReadResult<{ readonly text: string }>;

/** Bytes that a text may have: four times the longest one, as many as a chapter of a book. */
export const largestText = 125_000;

/**
 * Returns the text of a file, or an issue if it cannot be read. A path may be a folder, a pipe, a dangling link or a
 * disk image, so it is examined before it is opened.
 *
 * @param file Path from the project's root.
 * @param largest Bytes that it may have.
 */
export function readTextFile(root: string, file: string, largest = largestText): TextResult {
  const fail = (code: RuleCode, values: Issue["values"] = {}): TextResult => ({
    ok: false,
    issues: [{ file, line: 1, column: 1, code, values }],
  });
  const path = join(root, file);
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return isLink(path) ? fail("file-unreadable", { failure: "ENOENT" }) : fail("file-missing");
    if (stats.isDirectory())
      return fail("file-unreadable", { failure: "folder", folder: path.slice(path.lastIndexOf("/") + 1) });
    if (!stats.isFile()) return fail("file-unreadable", { failure: "special" });
    if (stats.size > largest) return fail("file-too-large", { limit: largest / 1000 });
    return { ok: true, text: readFileSync(path, "utf8") };
  } catch (error) {
    return fail("file-unreadable", { failure: codeOf(error) });
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
