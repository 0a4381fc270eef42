import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { posix, win32 } from "node:path";
import { chromium } from "@playwright/test";
import { message } from "#scripts/cli/messages.ts";

/** What the search depends on; given by tests, and by this machine otherwise. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  /** Where Playwright puts its own download, present or not; undefined on systems it has none for. */
  readonly playwrightPath: string | undefined;
  /** Whether there is a program and it starts. */
  isUsable(path: string): boolean;
}

/** `CHROMIUM_PATH` is wrong; the message is the sentence for whoever set it. */
export class BrowserChoiceError extends Error {
  override name = "BrowserChoiceError";
}

const unixNames = [
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
 * Executable of a Chromium for the browser tests: the one that `CHROMIUM_PATH` names, Playwright's own download,
 * then Chrome, Chromium or Edge on the PATH and in the usual places.
 *
 * @returns undefined when there is none.
 * @throws BrowserChoiceError when `CHROMIUM_PATH` is set and is not a program that starts: another one would be a surprise.
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
  // Windows writes it «Path», and a copy of its environment no longer ignores capitals.
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
    // Playwright throws on systems it has no download for; an installed browser may still be there.
    return undefined;
  }
}

/** A downloaded browser may be there and lack the libraries of the system, so it is asked for its version. */
function starts(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  // On Windows the question would open a window, and no library can be missing there.
  if (process.platform === "win32") return true;
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}
