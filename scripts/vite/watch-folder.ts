import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { join } from "node:path";
import { hasCode } from "#scripts/terminal/has-code.ts";

/** What happened to a file. */
export type FileEvent = "add" | "change" | "unlink";

/**
 * Reports the files of a folder and its subfolders that are written, added or deleted, hidden ones left out. The system
 * watches the folders only: to watch each of ten thousand files takes seconds.
 *
 * @param report Called with the path of the file, which begins with `folder`.
 * @returns what ends the watching.
 */
export function watchFolder(folder: string, report: (event: FileEvent, file: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const known = new Set<string>();

  /** Watches a folder with all below it. Files that are new in a new folder are reported. */
  function open(path: string, isNew: boolean): void {
    if (watchers.has(path)) return;
    const watcher = watch(path, (_event, name) => name !== null && look(join(path, name), name));
    // The folder is gone, which the folder above reports.
    watcher.on("error", () => close(path));
    watchers.set(path, watcher);
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inner = join(path, entry.name);
      if (entry.name.startsWith(".")) continue;
      if (entry.isDirectory()) open(inner, isNew);
      else if (isNew) look(inner, entry.name);
      else known.add(inner);
    }
  }

  function look(path: string, name: string): void {
    if (name.startsWith(".")) return;
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) {
      openNew(path);
    } else if (stats) {
      report(known.has(path) ? "change" : "add", path);
      known.add(path);
    } else if (known.delete(path)) {
      report("unlink", path);
    } else if (watchers.has(path)) {
      close(path);
    }
  }

  /** Watches a folder that was made while the watching lasts. It may be gone again, as git makes and deletes them. */
  function openNew(path: string): void {
    try {
      open(path, true);
    } catch (error) {
      if (!hasCode(error, "ENOENT")) throw error;
      close(path);
    }
  }

  /** Stops watching a folder that is gone, and reports the files that were in it. */
  function close(path: string): void {
    const isWithin = (other: string) => other === path || other.startsWith(join(path, "/"));
    for (const [inner, watcher] of watchers) {
      if (!isWithin(inner)) continue;
      watcher.close();
      watchers.delete(inner);
    }
    for (const file of [...known].filter(isWithin)) {
      known.delete(file);
      report("unlink", file);
    }
  }

  open(folder, false);
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}
