import { randomUUID } from "node:crypto";
import { lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { message } from "#scripts/cli/messages.ts";

/** The file of an export cannot be written. */
export class ExportFileError extends Error {
  override name = "ExportFileError";
}

/**
 * Writes an export into a file that only its owner reads: email addresses and the secrets of their links are for nobody
 * else on this machine. It is a new file that takes the name of an old one, whose rights would stay otherwise, and
 * which others may have open.
 *
 * @param makesFolder whether a missing folder is made.
 * @throws ExportFileError with the words of the system, or where there is something else than a file, such as a device.
 */
export function writeExport(file: string, text: string, { makesFolder = false } = {}): void {
  // A name that nobody can have made a file of beforehand, whose rights would stay.
  const draft = `${file}.${randomUUID()}.part`;
  try {
    if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === false) {
      throw new Error(`${file}: ${message("subscribersFileSpecial")}`);
    }
    if (makesFolder) mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, text, { mode: 0o600, flag: "wx" });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new ExportFileError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
