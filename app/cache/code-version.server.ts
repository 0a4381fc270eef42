import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "./hash.server.ts";

/**
 * Returns a hash of files and of the running Node: what was made by other code is no longer valid. Folders count with all
 * that is in them, hidden files left out; what is not there counts as empty.
 *
 * @param sources Files and folders, from the project's root.
 */
export function codeVersion(root: string, sources: readonly string[]): string {
  const files = sources.flatMap((source) => filesAt(root, source)).sort();
  return hashOf(process.version, ...files.flatMap((file) => [file, readIfThere(join(root, file))]));
}

/** Editors write to files of their own beside the one that they save, which may be gone when they are read. */
function readIfThere(path: string): Uint8Array | string {
  try {
    return readFileSync(path);
  } catch {
    return "";
  }
}

/** Returns the files below a folder, or the file itself, from the project's root. */
function filesAt(root: string, source: string): string[] {
  const stats = statSync(join(root, source), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [source];
  return readdirSync(join(root, source), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith("."))
    .flatMap((entry) => {
      const file = `${source}/${entry.name}`;
      // A link may lead to a folder.
      return entry.isFile() ? [file] : filesAt(root, file);
    });
}
