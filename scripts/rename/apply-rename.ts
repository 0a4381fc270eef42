import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GitFiles } from "#scripts/git/open-git.ts";
import type { RenamePlan } from "./plan-rename.ts";

/**
 * Renames the files and writes the texts of a plan: all, or none of them.
 *
 * @throws Error of the file system or of git, after everything is as it was.
 */
export function applyRename(root: string, git: GitFiles, { moves, texts }: Pick<RenamePlan, "moves" | "texts">): void {
  const undo: (() => void)[] = [];
  try {
    for (const [from, to] of moves) {
      const move = git.isTracked(from)
        ? git.move
        : (source: string, target: string) => renameSync(join(root, source), join(root, target));
      move(from, to);
      undo.push(() => move(to, from));
    }
    for (const [file, text] of texts) {
      const path = join(root, file);
      const before = readFileSync(path);
      undo.push(() => writeFileSync(path, before));
      writeFileSync(path, text);
    }
  } catch (error) {
    for (const step of undo.toReversed()) step();
    throw error;
  }
}
