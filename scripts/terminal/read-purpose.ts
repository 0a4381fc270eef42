import type { Environment } from "#supabase/functions/_shared/environment.ts";
import { message } from "./messages.ts";
import { readEnv } from "./read-env.ts";

/** What a site is built, checked or served for. */
export type Purpose =
  /** `production`: it goes online, so nothing of it may be an example. */
  | { readonly ok: true; readonly production: boolean }
  /** It was asked for in a way that does not say which, so nothing is done. */
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
  if (value === "production" || words.includes(productionOption)) return { ok: true, production: true };
  const refusal = refuseFromNpm(process.env, words);
  return refusal === undefined ? { ok: true, production: false } : { ok: false, text: refusal };
}

/**
 * Returns why a command must not work on a trial, in Spanish, where npm has been given the option that is the
 * command's, as in `npm run build --production`; otherwise undefined. npm then sets `NODE_ENV`, and before version 7
 * `npm_config_production`.
 *
 * @param words The words behind the command's name.
 */
function refuseFromNpm(environment: Environment, words: readonly string[]): string | undefined {
  const wanted = { NODE_ENV: "production", npm_config_production: "true" };
  const [variable] = Object.entries(wanted).filter(([name, value]) => environment[name] === value);
  if (!variable) return undefined;
  const script = environment.npm_lifecycle_event ?? "build";
  const command = [script === "start" ? "npm start" : `npm run ${script}`, "--", ...words, productionOption].join(" ");
  return message("trialFromNpm", { variable: variable.join("="), command });
}
