import { randomUUID } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { markdownFiles } from "#scripts/check/content/markdown-files.ts";
import { asReason } from "#scripts/cli/as-reason.ts";
import { openGit } from "#scripts/git/open-git.ts";
import { fixText } from "./fix-text.ts";
import type { Change } from "./fixed-text.ts";

/** What became of a file; those that are right already have none. */
export type FixedFile = { readonly file: string } & (
  | { readonly kind: "fixed"; readonly changes: readonly Change[] }
  /** Two versions of it wait to be put together: nothing is touched. */
  | { readonly kind: "conflict" }
  /** The words of the system say why it could not be written. */
  | { readonly kind: "failed"; readonly reason: string }
);

/** Bytes that a file of `content/` or `locales/` may have at most. */
const largestFixed = 1_000_000;

const conflictMarks = /^(?:<{7}|>{7})(?: |\r?$)/m;

/** Corrects the files of `content/` and `locales/` as `fixText` does, each at once or not at all. Returns what it did. */
export function fixFiles(root: string): FixedFile[] {
  const conflicted = new Set(openGit(root).conflicts());
  return [...markdownFiles(root), "content/site.yaml", ...localeFiles(root)].sort().flatMap((file): FixedFile[] => {
    const path = join(root, file);
    // A link may lead out of the project.
    const stats = lstatSync(path, { throwIfNoEntry: false });
    // The check says which file is too large.
    if (!stats?.isFile() || stats.size > largestFixed) return [];
    try {
      const bytes = readFileSync(path);
      const source = bytes.toString("utf8");
      // What is not UTF-8 would be written as something else.
      if (!Buffer.from(source).equals(bytes)) return [];
      if (conflicted.has(file) || conflictMarks.test(source)) return [{ file, kind: "conflict" }];
      const { text, changes } = fixText(file, source);
      if (text === source) return [];
      replaceFile(path, text);
      return [{ file, kind: "fixed", changes }];
    } catch (error) {
      return [{ file, kind: "failed", reason: asReason(error) }];
    }
  });
}

function localeFiles(root: string): string[] {
  return readdirSync(join(root, "locales"))
    .filter((name) => name.endsWith(".json"))
    .map((name) => `locales/${name}`);
}

/** Writes a new file and gives it the name and the rights of the old one, which is whole until then. */
function replaceFile(path: string, text: string): void {
  const draft = join(dirname(path), `.${basename(path)}.${randomUUID()}.part`);
  try {
    writeFileSync(draft, text, { flag: "wx", mode: lstatSync(path).mode });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
