import { resolve } from "node:path";
import type { PlaywrightTestConfig } from "@playwright/test";
import { parsePort } from "#scripts/serve/port.ts";
import { message } from "#scripts/terminal/messages.ts";
import { browserSwitches } from "./browser-switches.ts";
import { findBrowser } from "./find-browser.ts";

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error(message("browserNotFound"));

/** The browser that every run uses, and how its pages are opened. */
export const browserUse: PlaywrightTestConfig["use"] = {
  locale: "es-ES",
  timezoneId: "Europe/Madrid",
  launchOptions: {
    executablePath,
    args: [...browserSwitches],
  },
};

/**
 * Returns the port that an environment variable names, or the fallback.
 *
 * @throws Error when the variable names no port.
 */
export function readPort(name: string, fallback: number): number {
  const value = process.env[name];
  const port = parsePort(value, fallback);
  if (port === undefined) throw new Error(message("portInvalid", { name, value: value ?? "" }));
  return port;
}

/** Returns how Playwright starts a server for a run; `script` takes the port from `PORT`, as `npm start` does. */
export function describeServer({ name, script, url }: { name: string; script: string; url: string }) {
  return {
    name,
    command: `"${process.execPath}" ${script}`,
    url,
    env: {
      PORT: new URL(url).port,
      // What the tests send is not for the mailbox of whoever runs them, and starts from nothing each time.
      LOCAL_DATA_DIR: resolve("test-results", "local", new URL(url).port),
    },
    reuseExistingServer: false,
    // The script builds the site first where the build is missing or old.
    timeout: 300_000,
    // Otherwise the reason of a failing build would be swallowed.
    stdout: "pipe" as const,
  };
}
