import { openProject } from "#app/site/site.server.ts";
import { printIssues } from "#scripts/check/reporters/print-issues.ts";
import { runChecks } from "#scripts/check/run-checks.ts";

// Runs beside the development server, in a process of its own: thousands of articles take a while.
printIssues(await runChecks(openProject(process.cwd())));
