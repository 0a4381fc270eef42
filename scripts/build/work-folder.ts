import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { hasCode } from "#scripts/terminal/has-code.ts";

const prefix = ".build-";

/** The folder in which this process builds. */
export interface WorkFolder {
  /** Relative to the project's root. The first step that writes creates the folder. */
  readonly name: string;
  /** Moves the folder to another name in the project, replacing what is there. Restores that if the move fails. */
  replace(name: string): void;
  /** Deletes the remains of the folder. */
  close(): void;
}

/**
 * Returns a folder for a build, after deleting the folders of builds whose process no longer runs. It is deleted when
 * this process exits or receives a signal to end.
 */
export function openWorkFolder(root: string): WorkFolder {
  removeLeftovers(root);
  const name = `${prefix}${process.pid}`;
  const folder = join(root, name);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const end = (signal: "SIGINT" | "SIGTERM") => process.exit(128 + constants.signals[signal]);
  process.on("SIGINT", end).on("SIGTERM", end).on("exit", remove);
  return {
    name,
    replace: (target) => replaceFolder(folder, join(root, target)),
    close() {
      process.off("SIGINT", end).off("SIGTERM", end).off("exit", remove);
      remove();
    },
  };
}

function removeLeftovers(root: string): void {
  for (const name of readdirSync(root).filter((entry) => entry.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length).replace("-old", ""));
    if (!isRunning(pid)) rmSync(join(root, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another user; otherwise no process has this number.
    return error instanceof Error && hasCode(error, "EPERM");
  }
}

function replaceFolder(source: string, target: string): void {
  const old = `${source}-old`;
  const hadOld = existsSync(target);
  if (hadOld) renameSync(target, old);
  try {
    renameSync(source, target);
  } catch (error) {
    if (hadOld) renameSync(old, target);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}
