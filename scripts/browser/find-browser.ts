import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { posix, win32 } from "node:path";
import { chromium } from "@playwright/test";
import { message } from "#scripts/terminal/messages.ts";

/** What the search depends on. Tests replace it. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  /** Path of Playwright's own download, present or not. Undefined on systems without one. */
  readonly playwrightPath: string | undefined;
  /** Whether a program exists and starts. */
  isUsable(path: string): boolean;
}

/** `CHROMIUM_PATH` is wrong. The message is a sentence for the terminal. */
export class BrowserChoiceError extends Error {
  override name = "BrowserChoiceError";
}

/** Debian's name of Chromium without windows. */
export const headlessShell = "chromium-headless-shell";

const unixNames = [
  headlessShell,
  "google-chrome",
  "google-chrome-stable",
  "chromium",
  "chromium-browser",
  "microsoft-edge",
  "microsoft-edge-stable",
  "msedge",
];
const windowsNames = ["chrome.exe", "chromium.exe", "msedge.exe"];
const macApplications = [
  "Google Chrome.app/Contents/MacOS/Google Chrome",
  "Chromium.app/Contents/MacOS/Chromium",
  "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
];
const windowsPrograms = [
  "Google\\Chrome\\Application\\chrome.exe",
  "Chromium\\Application\\chrome.exe",
  "Microsoft\\Edge\\Application\\msedge.exe",
];

/**
 * Returns the executable of a Chromium for the browser tests: the one of `CHROMIUM_PATH`, Playwright's own download, or
 * Chrome, Chromium or Edge on the PATH or in the usual places, the one without windows first. Returns undefined if none starts.
 *
 * @throws BrowserChoiceError when `CHROMIUM_PATH` does not start: another browser would be a surprise.
 */
export function findBrowser(machine: Machine = thisMachine()): string | undefined {
  const chosen = machine.env.CHROMIUM_PATH;
  if (chosen) {
    if (machine.isUsable(chosen)) return chosen;
    throw new BrowserChoiceError(message("chromiumPathUnusable", { path: chosen }));
  }
  return browserPlaces(machine).find((path) => machine.isUsable(path));
}

function browserPlaces({ env, platform, playwrightPath }: Machine): string[] {
  const isWindows = platform === "win32";
  const { delimiter, join } = isWindows ? win32 : posix;
  // Windows writes it «Path», and only `process.env` itself ignores case.
  const folders = (env.PATH ?? env.Path ?? "").split(delimiter).filter((folder) => folder !== "");
  const names = isWindows ? windowsNames : unixNames;
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const own = playwrightPath === undefined ? [] : [playwrightPath];
  return [...own, ...onPath, ...usualPlaces(env, platform)];
}

function usualPlaces(env: Machine["env"], platform: NodeJS.Platform): string[] {
  if (platform === "darwin") {
    const folders = ["/Applications", ...(env.HOME ? [posix.join(env.HOME, "Applications")] : [])];
    return macApplications.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
  }
  if (platform === "win32") {
    const folders = [env.ProgramFiles, env["ProgramFiles(x86)"], env.LOCALAPPDATA].filter((folder) => !!folder);
    return windowsPrograms.flatMap((name) => folders.map((folder) => win32.join(String(folder), name)));
  }
  return [];
}

function thisMachine(): Machine {
  return { env: process.env, platform: process.platform, playwrightPath: playwrightDownload(), isUsable: starts };
}

function playwrightDownload(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    // Playwright throws on systems without a download.
    return undefined;
  }
}

/** Asks a program for its version: a downloaded browser may lack libraries of the system. */
function starts(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  // On Windows this would open a window, and no library can be missing there.
  if (process.platform === "win32") return true;
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}
