import { renameSync, rmSync, writeFileSync } from "node:fs";
import { threadId } from "node:worker_threads";

let written = 0;

/**
 * Writes an entry of a cache, whose own checksum says whether it is whole. A new file is written directly, which takes
 * half the time: what is read or left of it halfway is not trusted. One that is there already is replaced by a complete
 * one. Several threads and processes may write the same.
 *
 * @throws Error when its folder is not there, or when there is no room or no right to write.
 */
export function writeEntry(file: string, bytes: Uint8Array): void {
  try {
    writeFileSync(file, bytes, { flag: "wx" });
  } catch {
    replaceFile(file, bytes);
  }
}

function replaceFile(file: string, bytes: Uint8Array): void {
  written += 1;
  const temporary = `${file}.${process.pid}-${threadId}-${written}`;
  try {
    writeFileSync(temporary, bytes);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
