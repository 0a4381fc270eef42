import { spawn } from "node:child_process";
import { join } from "node:path";
import { openProject } from "#app/site/site.server.ts";
import { isLocaleFileError, printIssues } from "./check/reporters/print-issues.ts";
import { runChecks } from "./check/run-checks.ts";

/**
 * What `npm run dev` runs: prints every issue and starts the development server. A page shows the issues of its
 * content; without the strings of the interface there is no page to show them on.
 */
const root = process.cwd();
const issues = await runChecks(openProject(root));
printIssues(issues);
if (issues.some(isLocaleFileError)) {
  process.exitCode = 1;
} else {
  const command = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
  const child = spawn(process.execPath, [command, "dev", ...process.argv.slice(2)], { stdio: "inherit" });
  // A terminal tells the whole group to stop; a process manager only this process.
  process.once("SIGTERM", () => child.kill("SIGTERM"));
  child.on("close", (code) => {
    process.exitCode = code ?? 0;
  });
}
