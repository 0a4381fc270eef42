import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { findBrowser, headlessShell, startsProgram } from "./find-browser.ts";

// Run before the browser tests: installs a Chromium where there is none, and says so.

const playwright = [process.execPath, createRequire(import.meta.url).resolve("@playwright/test/cli")];
/**
 * Only in containers everything runs as root. `sudo -n` fails instead of asking for a password in the middle of a run.
 */
const apt = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];

/**
 * Ways to a browser: the commands of one, of which all have to succeed. The second is for machines that reach no more.
 */
const ways = [
  [[...playwright, "install", "--no-shell", "chromium"]],
  [
    [...apt, "update"],
    [...apt, "install", "-y", "--no-install-recommends", headlessShell],
  ],
];

/** Runs a command without its output. Returns whether it worked, and otherwise says why not. */
function run([program = "", ...args]: readonly string[]): boolean {
  const { status, error, stderr } = spawnSync(program, args, {
    encoding: "utf8",
    // Without a network, Playwright's five attempts of half a minute each would look like a hang.
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
    timeout: 600_000,
  });
  if (status === 0) return true;
  const [reason = ""] = /^(?:E|Error): .*/m.exec(stderr) ?? [];
  console.log(`«${[program, ...args].join(" ")}» did not work. ${error?.message ?? reason}`);
  return false;
}

const { CHROMIUM_PATH: chosen } = process.env;
if (chosen && !startsProgram(chosen)) {
  console.error(`CHROMIUM_PATH is «${chosen}», which does not start. Correct the path or unset the variable.`);
  process.exitCode = 1;
} else if (findBrowser() === undefined) {
  console.log("No Chromium, Chrome or Edge that starts was found. One is being installed; this takes minutes.");
  const path = ways.some((commands) => commands.every(run)) ? findBrowser() : undefined;
  if (path === undefined) {
    console.error("No browser could be installed. Install Chrome or Chromium, or name one in CHROMIUM_PATH.");
    process.exitCode = 1;
  } else console.log(`The browser is ready: ${path}`);
}
