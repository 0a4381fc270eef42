import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { I18nError } from "#scripts/translate/i18n-error.ts";
import type { ReturnedFile } from "./exchange-file.ts";
import { readPo } from "./po-file.ts";
import { readXliff } from "./xliff-file.ts";

/**
 * Returns what a translation program has written, PO or XLIFF.
 *
 * @param file Path from the project's root.
 * @throws I18nError where there is no such file, or it is none of these.
 */
export async function readReturned(root: string, file: string): Promise<ReturnedFile> {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(resolve(root, file)));
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new I18nError(isMissing ? "i18nImportMissing" : "i18nImportUnreadable", { file }, error);
  }
  try {
    return text.trimStart().startsWith("<") ? await readXliff(text) : readPo(text);
  } catch (error) {
    throw new I18nError("i18nImportBroken", { file }, error);
  }
}
