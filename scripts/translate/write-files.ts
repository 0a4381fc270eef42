import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { I18nError } from "./i18n-error.ts";

/** Texts of files by their paths, from the project's root or absolute. */
export type FileTexts = ReadonlyMap<string, string>;

/**
 * Writes files: all, or none of them.
 *
 * @param flag `wx` for files that must not be there yet.
 * @throws I18nError naming the file that cannot be written, after everything is as it was.
 */
export function writeFiles(root: string, texts: FileTexts, flag: "w" | "wx" = "w"): void {
  const undo: (() => void)[] = [];
  for (const [file, text] of texts) {
    const path = resolve(root, file);
    try {
      const before = flag === "wx" ? undefined : readIfThere(path);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text, { flag });
      undo.push(() => (before === undefined ? rmSync(path) : writeFileSync(path, before)));
    } catch (error) {
      for (const step of undo.toReversed()) step();
      if (!(error instanceof Error && "code" in error)) throw error;
      throw new I18nError("i18nWriteFailed", { file, code: String(error.code) });
    }
  }
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Returns a value as the text of a JSON file. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
