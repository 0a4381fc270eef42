import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { BrowserChoiceError, findBrowser } from "./find-browser.ts";
import { ensureBrowser, installMethods, quickerMethod, runQuietly } from "./install-browser.ts";

function isOnPath(program: string): boolean {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, program)));
}

const machine = {
  node: process.execPath,
  playwrightCli: createRequire(import.meta.url).resolve("@playwright/test/cli"),
  isRoot: process.getuid?.() === 0,
  has: isOnPath,
};
const methods = installMethods(machine);
try {
  if (!ensureBrowser({ find: findBrowser, methods, quicker: quickerMethod(machine), run: runQuietly }))
    process.exitCode = 1;
} catch (error) {
  if (!(error instanceof BrowserChoiceError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
