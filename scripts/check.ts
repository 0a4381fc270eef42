import { isError } from "#app/content/issues.ts";
import { openSite } from "#app/site/site.server.ts";
import { type CheckOptions, readCheckCommand } from "./check/read-check-command.ts";
import { describeIssues } from "./check/reporters/describe-issues.ts";
import { githubAnnotation } from "./check/reporters/github-annotation.ts";
import { issuesJson } from "./check/reporters/issues-json.ts";
import { printIssues } from "./check/reporters/print-issues.ts";
import { runGate } from "./check/run-gate.ts";
import { message } from "./terminal/messages.ts";
import { readPurpose } from "./terminal/read-purpose.ts";

/**
 * What `npm run check` runs: says what is wrong with the content, the texts and the code, and with `--production` also
 * what keeps the site from going online. Ends with 1 on errors.
 */
const root = process.cwd();

async function check({ json }: CheckOptions, production: boolean): Promise<void> {
  const issues = await runGate(openSite(root), { production });
  if (issues.some(isError)) process.exitCode = 1;
  if (json) return console.log(issuesJson(describeIssues(issues, root, { width: 400 })));
  printIssues(issues, root, { stream: process.stdout, print: (line) => console.log(line), production });
  if (issues.length === 0) console.log(message(production ? "checkReady" : "checkPassed"));
  // GitHub sets it in every step, and shows what is printed so beside the lines of a pull request.
  if (process.env.GITHUB_ACTIONS === "true") {
    for (const issue of describeIssues(issues, root)) console.log(githubAnnotation(issue));
  }
}

const words = process.argv.slice(2);
const command = readCheckCommand(words);
if (command.kind === "usage") console.log(message("checkUsage"));
else if (command.kind === "mistake") refuse(command.text);
else {
  const purpose = readPurpose(root, words);
  if (purpose.ok) await check(command, purpose.production);
  else refuse(purpose.text);
}

function refuse(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
