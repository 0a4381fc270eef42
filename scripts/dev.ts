import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { openProject } from "#app/site/site.server.ts";
import { checkLocales } from "./check/locales/check-locales.ts";
import { keptSourceStrings } from "./check/locales/kept-source-strings.ts";
import { isLocaleFileError, printIssues } from "./check/reporters/print-issues.ts";

/**
 * What `npm run dev` runs: starts the development server, and prints every issue beside it as soon as it is found. A
 * page shows the issues of its content; without the strings of the interface there is no page to show them on, so these
 * are looked at first.
 */
const root = process.cwd();
const { locales, caches } = openProject(root);
const { issues } = checkLocales(root, locales, await keptSourceStrings(caches));
if (issues.some(isLocaleFileError)) {
  printIssues(issues);
  process.exitCode = 1;
} else {
  const command = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
  // Without the condition React Router would start itself a second time.
  const server = start(["--conditions=development", command, "dev", ...process.argv.slice(2)]);
  const check = start([join(root, "scripts", "dev", "check-beside.ts")]);
  // A terminal tells the whole group to stop; a process manager only this process.
  process.once("SIGTERM", () => server.kill("SIGTERM"));
  server.on("close", (code) => {
    check.kill();
    process.exitCode = code ?? 0;
  });
}

function start(command: readonly string[]): ChildProcess {
  const env = { ...process.env, NODE_ENV: process.env.NODE_ENV ?? "development" };
  return spawn(process.execPath, command, { stdio: "inherit", env });
}
