import type { Environment } from "#supabase/functions/_shared/environment.ts";
import { CommandError } from "./command-error.ts";
import { message } from "./messages.ts";
import { readEnv } from "./read-env.ts";

/** The option of `npm run check`, `npm run build` and `npm start` for a site that goes online. */
export const productionOption = "--production";

/**
 * Returns whether a command is for a site that goes online, which may hold no examples: its words have the option, or
 * `SITE_ENV=production` is in the environment, in `.env` or in `.env.local`. Otherwise it is for a trial.
 *
 * @param root The project's folder.
 * @param words The words after the command's name.
 * @throws CommandError if they leave it open.
 */
export function readPurpose(root: string, words: readonly string[]): boolean {
  const value = readEnv(root).SITE_ENV?.trim() ?? "";
  // With a misspelt value a site could go online without having passed the gate.
  if (value !== "" && value !== "production") throw new CommandError(message("siteEnvUnknown", { value }));
  if (value === "production" || words.includes(productionOption)) return true;
  refuseFromNpm(process.env, words);
  return false;
}

/**
 * Refuses to make a trial if npm has taken the command's option for its own, as in `npm run build --production`. npm then
 * sets `NODE_ENV`, and before version 7 `npm_config_production`.
 */
function refuseFromNpm(environment: Environment, words: readonly string[]): void {
  const wanted = { NODE_ENV: "production", npm_config_production: "true" };
  const [variable] = Object.entries(wanted).filter(([name, value]) => environment[name] === value);
  if (!variable) return;
  const script = environment.npm_lifecycle_event ?? "build";
  const command = [script === "start" ? "npm start" : `npm run ${script}`, "--", ...words, productionOption].join(" ");
  throw new CommandError(message("trialFromNpm", { variable: variable.join("="), command }));
}
