import { existsSync, renameSync } from "node:fs";
import { folderState } from "./folder-state.ts";

/**
 * Renames the folder of a database that is incomplete, so that a new one can be made in its place. Nothing is deleted:
 * a mark alone may be missing, in a copy for example, and the rows still be there.
 *
 * @returns the new path of the folder, or undefined if there is nothing to set aside.
 */
export function setAsideIncomplete(folder: string): string | undefined {
  if (folderState(folder) !== "incomplete") return undefined;
  let number = 1;
  while (existsSync(`${folder}.incomplete-${number}`)) number += 1;
  const kept = `${folder}.incomplete-${number}`;
  renameSync(folder, kept);
  return kept;
}
