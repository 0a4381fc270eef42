import { runChecks } from "#scripts/checks/run-checks.ts";
import { message } from "#scripts/cli/messages.ts";
import { formatIssue } from "#scripts/reporters/terminal.ts";

const issues = runChecks();
for (const issue of issues) console.log(formatIssue(issue));
if (issues.length > 0) process.exitCode = 1;
else console.log(message("checkPassed"));
