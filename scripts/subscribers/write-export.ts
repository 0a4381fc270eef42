import { writeFileSync } from "node:fs";

/** The file of an export cannot be written. */
export class ExportFileError extends Error {
  override name = "ExportFileError";
}

/**
 * Writes an export into a file.
 *
 * @throws ExportFileError with the words of the system.
 */
export function writeExport(file: string, text: string): void {
  try {
    // Email addresses and the secrets of their links are for nobody else on this machine.
    writeFileSync(file, text, { mode: 0o600 });
  } catch (error) {
    throw new ExportFileError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
