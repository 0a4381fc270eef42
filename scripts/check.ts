import { isError } from "#app/content/issues.ts";
import { openProject } from "#app/site/site.server.ts";
import { formatIssue } from "./check/reporters/terminal.ts";
import { runChecks } from "./check/run-checks.ts";
import { message } from "./cli/messages.ts";

const issues = await runChecks(openProject(process.cwd()));
for (const issue of issues) console.log(formatIssue(issue));
if (issues.some(isError)) process.exitCode = 1;
else console.log(issues.length === 0 ? message("checkPassed") : message("checkWarned", { count: issues.length }));
