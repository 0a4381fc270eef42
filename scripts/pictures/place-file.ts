import { copyFileSync, linkSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/** Links a file, which costs neither time nor space; copies it where the file system has no links. */
export function placeFile(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
