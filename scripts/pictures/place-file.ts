import { copyFileSync, linkSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/** Makes a hard link to a file, which costs no space, or copies it if the file system has no hard links. */
export function placeFile(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
