import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CommandError } from "./command-error.ts";
import { message } from "./messages.ts";

/**
 * Writes a file, making its folder.
 *
 * @param file Relative to `root`.
 * @param flag "wx" for a new file: fails if it was made meanwhile.
 * @throws CommandError when it cannot be written.
 */
export function writeFile(root: string, file: string, text: string | Buffer, flag: "w" | "wx" = "w"): void {
  try {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text, { flag });
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new CommandError(message("fileNotWritten", { file, code: String(error.code) }), { cause: error });
  }
}
