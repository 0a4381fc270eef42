import { isError } from "#app/content/issues.ts";
import { openProject } from "#app/site/site.server.ts";
import { describeFixes } from "./check/fix/describe-fixes.ts";
import { fixFiles } from "./check/fix/fix-files.ts";
import { type CheckOptions, readOptions } from "./check/read-options.ts";
import { describeIssues } from "./check/reporters/describe-issues.ts";
import { githubAnnotation } from "./check/reporters/github-annotation.ts";
import { issuesJson } from "./check/reporters/issues-json.ts";
import { printIssues } from "./check/reporters/print-issues.ts";
import { runChecks } from "./check/run-checks.ts";
import { message } from "./cli/messages.ts";

/**
 * What `npm run check` runs: says what is wrong with the content, the texts and the code, after correcting what it may
 * (`--fix`). Ends with 1 on errors.
 */
const root = process.cwd();

async function check({ json, fix }: CheckOptions): Promise<void> {
  if (fix) {
    const fixed = fixFiles(root);
    // Standard output is for the JSON alone.
    const print = json ? console.error : console.log;
    print(`${describeFixes(fixed).join("\n")}\n`);
    if (fixed.some(({ kind }) => kind === "failed")) process.exitCode = 1;
  }
  const issues = await runChecks(openProject(root));
  if (issues.some(isError)) process.exitCode = 1;
  if (json) return console.log(issuesJson(describeIssues(issues, root, { width: 400 })));
  printIssues(issues, root, { stream: process.stdout, print: (line) => console.log(line) });
  if (issues.length === 0) console.log(message("checkPassed"));
  // GitHub sets it in every step, and shows what is printed so beside the lines of a pull request.
  if (process.env.GITHUB_ACTIONS === "true") {
    for (const issue of describeIssues(issues, root)) console.log(githubAnnotation(issue));
  }
}

const command = readOptions(process.argv.slice(2));
if (command.kind === "check") await check(command);
else if (command.kind === "usage") console.log(message("checkUsage"));
else {
  console.error(command.text);
  process.exitCode = 1;
}
