import { openSite } from "#app/site/site.server.ts";
import { isError } from "#scripts/check/advice/issues.ts";
import { CommandError } from "#scripts/terminal/command-error.ts";
import { message } from "#scripts/terminal/messages.ts";
import { readOptions } from "#scripts/terminal/options.ts";
import { readPurpose } from "#scripts/terminal/read-purpose.ts";
import { printIssues } from "./reporters/print-issues.ts";
import { runChecks } from "./run-checks.ts";

/** The options of the command, without their dashes. */
export const checkFlags = ["help", "production"];

/**
 * Runs `npm run check` on a site. Returns whether there are no errors.
 *
 * @throws CommandError for unknown words.
 */
export async function checkCommand(root: string, words: readonly string[]): Promise<boolean> {
  const { options, positionals, unknown = positionals[0] } = readOptions(words, { flags: checkFlags });
  if (options.has("help")) {
    console.log(message("checkUsage"));
    return true;
  }
  if (unknown !== undefined) {
    throw new CommandError(`${message("checkOptionUnknown", { option: unknown })}\n\n${message("checkUsage")}`);
  }
  const production = readPurpose(root, words);
  const issues = await runChecks(openSite(root, { production }));
  printIssues(issues, root, { stream: process.stdout, print: (line) => console.log(line), production });
  if (issues.length === 0) console.log(message(production ? "checkReady" : "checkPassed"));
  return !issues.some(isError);
}
