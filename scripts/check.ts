import { isFault } from "#app/content/issues.ts";
import { runChecks } from "#scripts/checks/run-checks.ts";
import { message } from "#scripts/cli/messages.ts";
import { formatIssue } from "#scripts/reporters/terminal.ts";

const issues = await runChecks();
for (const issue of issues) console.log(formatIssue(issue));
if (issues.some(isFault)) process.exitCode = 1;
else console.log(issues.length === 0 ? message("checkPassed") : message("checkWarned", { count: issues.length }));
