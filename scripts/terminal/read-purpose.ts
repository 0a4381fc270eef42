import type { Environment } from "#supabase/functions/_shared/environment.ts";
import { message } from "./messages.ts";
import { readEnv } from "./read-env.ts";

/** Whether a site is built, checked or served to go online or as a trial. */
export type Purpose =
  /** `production`: it goes online, so it may hold no examples. */
  | { readonly ok: true; readonly production: boolean }
  /** The command line leaves it open, so nothing is done; `text` says why. */
  | { readonly ok: false; readonly text: string };

/** The option of `npm run check`, `npm run build` and `npm start` for a site that goes online. */
export const productionOption = "--production";

/**
 * Returns whether a command is for a site that goes online: its words have the option, or `SITE_ENV=production` is in
 * the environment, in `.env` or in `.env.local`. Otherwise it is for a trial.
 *
 * @param root The project's folder.
 * @param words The words after the command's name.
 */
export function readPurpose(root: string, words: readonly string[]): Purpose {
  const value = readEnv(root).SITE_ENV?.trim() ?? "";
  // With a misspelt value a site could go online without having passed the gate.
  if (value !== "" && value !== "production") return { ok: false, text: message("siteEnvUnknown", { value }) };
  if (value === "production" || words.includes(productionOption)) return { ok: true, production: true };
  const refusal = refuseFromNpm(process.env, words);
  return refusal === undefined ? { ok: true, production: false } : { ok: false, text: refusal };
}

/**
 * Returns, in Spanish, why a command refuses to make a trial if npm has taken the command's option for its own, as in
 * `npm run build --production`; otherwise undefined. npm then sets `NODE_ENV`, and before version 7
 * `npm_config_production`.
 *
 * @param words The words after the command's name.
 */
function refuseFromNpm(environment: Environment, words: readonly string[]): string | undefined {
  const wanted = { NODE_ENV: "production", npm_config_production: "true" };
  const [variable] = Object.entries(wanted).filter(([name, value]) => environment[name] === value);
  if (!variable) return undefined;
  const script = environment.npm_lifecycle_event ?? "build";
  const command = [script === "start" ? "npm start" : `npm run ${script}`, "--", ...words, productionOption].join(" ");
  return message("trialFromNpm", { variable: variable.join("="), command });
}
