import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** Files by their path in a folder: `{ "a/b.txt": "text" }`. */
export type FolderFiles = Readonly<Record<string, string | Buffer>>;

/** Writes a folder of files that lives as long as the running test. Returns its path. */
export function makeFolder(files: FolderFiles): string {
  // Resolved, because a temporary folder may itself be a link.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "modular-website-")));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

/** Adds files to a folder, or replaces them. */
export function writeFiles(folder: string, files: FolderFiles): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}
