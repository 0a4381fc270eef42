import { openSite } from "#app/site/site.server.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { createReport } from "./check-report.ts";

// Runs beside the development server, in a process of its own: thousands of articles take a while, and the next one
// knows the code as it is then.
const site = openSite(process.cwd());
process.send?.(createReport(site, await runChecks(site)));
