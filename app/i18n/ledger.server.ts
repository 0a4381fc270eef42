import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { asLedger, type Ledger } from "./translation-state.ts";

/** Returns the path of a language's ledger from the project's root. */
export function ledgerFile(locale: string): string {
  return `locales/status/${locale}.json`;
}

/**
 * Returns what is known of the origin of a language's strings; undefined where nothing is.
 *
 * @throws Error when the file is not one, is not JSON or holds something else.
 */
export function readLedger(root: string, locale: string): Ledger | undefined {
  const path = join(root, ledgerFile(locale));
  if (!existsSync(path)) return undefined;
  // A pipe would be waited for, for ever.
  if (!statSync(path).isFile()) throw new Error(`${ledgerFile(locale)} is not a file.`);
  return asLedger(JSON.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, "")));
}
