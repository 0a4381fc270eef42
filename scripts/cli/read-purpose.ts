import { readEnv } from "#scripts/backend/read-env.ts";
import { message } from "./messages.ts";

/** What a site is built, checked or served for. */
export type Purpose =
  /** `production`: it goes online, so nothing of it may be an example. */
  | { readonly ok: true; readonly production: boolean }
  /** `SITE_ENV` has another value than the one that there is. */
  | { readonly ok: false; readonly text: string };

/** The option of `npm run check`, `npm run build` and `npm start` for a site that goes online. */
export const productionOption = "--production";

/**
 * Returns what a command is to work for: a site that goes online by its option, or by `SITE_ENV=production` in the
 * environment, in `.env` or in `.env.local`. One function for all commands, so that they agree.
 *
 * @param root The project's folder.
 * @param words The words behind the command's name.
 */
export function readPurpose(root: string, words: readonly string[]): Purpose {
  const value = readEnv(root).SITE_ENV?.trim() ?? "";
  // A misspelt value would put a site online that nobody has judged.
  if (value !== "" && value !== "production") return { ok: false, text: message("siteEnvUnknown", { value }) };
  return { ok: true, production: value === "production" || words.includes(productionOption) };
}
