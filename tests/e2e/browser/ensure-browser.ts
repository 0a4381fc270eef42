import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { findBrowser, headlessShell, startsProgram } from "./find-browser.ts";

// Run before the browser tests: installs a Chromium where there is none, and says so.

/** Only in containers everything runs as root. `sudo -n` fails instead of asking for a password in the middle of a run. */
const isRoot = process.getuid?.() === 0;
const apt = isRoot ? ["apt-get"] : ["sudo", "-n", "apt-get"];
const playwright = [process.execPath, createRequire(import.meta.url).resolve("@playwright/test/cli")];

/** Commands that install a browser if all of them succeed. */
const download = [[...playwright, "install", "--no-shell", "chromium"]];
const installPackage = (name: string) => [
  [...apt, "update"],
  [...apt, "install", "-y", "--no-install-recommends", name],
];

/** Returns the line that says why a command failed; undefined when it worked. Shows none of its output. */
function run([program = "", ...args]: readonly string[]): string | undefined {
  const result = spawnSync(program, args, {
    encoding: "utf8",
    // Without a network, Playwright's five attempts of half a minute each would look like a hang.
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
    timeout: 600_000,
  });
  if (result.status === 0) return undefined;
  if (result.error) return result.error.message;
  const lines = `${result.stderr}\n${result.stdout}`.split("\n").map((line) => line.trim());
  return lines.find((line) => /^(?:E|Error): /.test(line)) ?? lines.findLast((line) => line !== "") ?? "";
}

function install(commands: readonly (readonly string[])[]): boolean {
  return commands.every((command) => {
    const detail = run(command);
    if (detail !== undefined) console.log(`«${command.join(" ")}» did not work: ${detail}`);
    return detail === undefined;
  });
}

/** Returns why there is no browser; undefined where there is one now. */
function ensureBrowser(): string | undefined {
  const { CHROMIUM_PATH: chosen } = process.env;
  if (chosen && !startsProgram(chosen)) {
    return `CHROMIUM_PATH is «${chosen}», which does not start. Correct the path or unset the variable.`;
  }
  const found = findBrowser();
  if (found !== undefined) {
    // Debian's browser with windows does as well: without a word where the quicker one cannot be had.
    if (isRoot && basename(found) === "chromium")
      installPackage(headlessShell).every((step) => run(step) === undefined);
    return undefined;
  }
  console.log(
    "The browser tests find no Chromium, Chrome or Edge that starts. One is being installed; this takes minutes.",
  );
  for (const commands of [download, installPackage(headlessShell), installPackage("chromium")]) {
    const path = install(commands) ? findBrowser() : undefined;
    if (path === undefined) continue;
    console.log(`The browser is ready: ${path}`);
    return undefined;
  }
  return "No browser could be installed. Install Chrome or Chromium, or name one in CHROMIUM_PATH, and run this again.";
}

const failure = ensureBrowser();
if (failure !== undefined) {
  console.error(failure);
  process.exitCode = 1;
}
