import { openSite } from "#app/site/site.server.ts";
import { isError } from "#scripts/check/advice/issues.ts";
import { message } from "#scripts/terminal/messages.ts";
import { readOptions } from "#scripts/terminal/options.ts";
import { readPurpose } from "#scripts/terminal/read-purpose.ts";
import { printIssues } from "./reporters/print-issues.ts";
import { runChecks } from "./run-checks.ts";

/** The options of the command, without their dashes. */
export const checkFlags = ["help", "production"];

/** Runs `npm run check` on a site. The exit code is 1 if there are errors or the words are unknown, otherwise 0. */
export async function checkCommand(root: string, words: readonly string[]): Promise<0 | 1> {
  const { options, positionals, unknown = positionals[0] } = readOptions(words, { flags: checkFlags });
  if (options.has("help")) {
    console.log(message("checkUsage"));
    return 0;
  }
  if (unknown !== undefined) {
    return refuse(`${message("checkOptionUnknown", { option: unknown })}\n\n${message("checkUsage")}`);
  }
  const purpose = readPurpose(root, words);
  if (!purpose.ok) return refuse(purpose.text);
  const { production } = purpose;
  const issues = await runChecks(openSite(root, { production }));
  printIssues(issues, root, { stream: process.stdout, print: (line) => console.log(line), production });
  if (issues.length === 0) console.log(message(production ? "checkReady" : "checkPassed"));
  return issues.some(isError) ? 1 : 0;
}

function refuse(reason: string): 1 {
  console.error(reason);
  return 1;
}
