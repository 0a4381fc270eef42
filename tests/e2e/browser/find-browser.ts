import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Debian's name of Chromium without windows: opening a page takes less than half of the processor time. */
export const headlessShell = "chromium-headless-shell";

const names = [
  headlessShell,
  "google-chrome",
  "google-chrome-stable",
  "chromium",
  "chromium-browser",
  "microsoft-edge",
];

/**
 * Returns the executable of a Chromium for the browser tests: the one of `CHROMIUM_PATH` as it is, Playwright's own
 * download, or one on the PATH. Returns undefined if none starts.
 */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH: chosen, PATH = "" } = process.env;
  // Another browser than the chosen one would be a surprise.
  if (chosen) return chosen;
  const installed = names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...installed].find(startsProgram);
}

/** Returns whether a program exists and starts: a downloaded browser may lack libraries of the system. */
export function startsProgram(path: string): boolean {
  return existsSync(path) && spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}
