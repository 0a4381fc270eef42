import { resolve } from "node:path";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { findBrowser } from "#tests/e2e/browser/find-browser.ts";

// Not the port of `npm start`: a server that a developer has open must not be what gets tested.
const port = Number(process.env.E2E_PORT ?? 4174);
if (!(port > 0 && port < 65535)) throw new Error(`E2E_PORT is «${process.env.E2E_PORT}», which is no port.`);
const fixtureUrl = `http://localhost:${port}`;
/** A site that is online, which is compared with what is built here; only the tests of the real site ask it. */
const deployedUrl = process.env.DEPLOYED_URL;
const realUrl = deployedUrl ?? `http://localhost:${port + 1}`;

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/** Tests of the projects that name them. */
const apart = ["**/real/**", "**/engines/**"];

/** Chromium as it is started. */
const chromium: PlaywrightTestConfig["use"] = {
  launchOptions: {
    executablePath: findBrowser(),
    // Containers, where CI runs, offer no graphics card: the model of the designer would take the processor for seconds.
    // The tests of the model start a browser of their own.
    args: ["--disable-gpu", "--disable-3d-apis"],
  },
};

export default defineConfig({
  testDir: "tests/e2e",
  ...(deployedUrl !== undefined && { testMatch: "**/real/*.spec.ts" }),
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Far beyond what an idle machine takes: a limit is there to end what hangs, not to judge how busy a machine is.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: !!process.env.CI,
  reporter: process.env.CI ? "list" : "line",
  // Recording a trace costs a fifth of the time; a failed test can be repeated with `--trace on`.
  use: {
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    baseURL: fixtureUrl,
    trace: "off",
  },
  // A test runs in a wide window. Tagged @phone it runs on a phone instead, tagged @both on both. Tagged @sweep it is
  // not part of `npm test`: each layout in every window.
  // The longest tests come first, so that no worker waits in the end for the other.
  projects: [
    { name: "real", testMatch: "**/real/*.spec.ts", use: { ...chromium, ...desktop, baseURL: realUrl } },
    { name: "desktop", testIgnore: apart, grepInvert: /@phone\b/, use: { ...chromium, ...desktop } },
    { name: "phone", testIgnore: apart, grep: /@phone\b|@both\b/, use: { ...chromium, ...phone } },
    // Not part of `npm test`: the other engines, with the browsers that Playwright brings.
    { name: "firefox", testMatch: "**/engines/*.spec.ts", use: { ...desktop, browserName: "firefox" } },
    { name: "webkit", testMatch: "**/engines/*.spec.ts", use: { ...desktop, browserName: "webkit" } },
  ],
  webServer:
    deployedUrl === undefined
      ? [
          describeServer({ name: "frozen site", script: "tests/e2e/serve-fixture.ts", url: fixtureUrl }),
          describeServer({ name: "real site", script: "scripts/start.ts", url: realUrl }),
        ]
      : [],
});

/** Returns how Playwright starts a server for a run; `script` takes the port from `PORT`, as `npm start` does. */
function describeServer({ name, script, url }: { name: string; script: string; url: string }) {
  return {
    name,
    command: `"${process.execPath}" ${script}`,
    url,
    env: {
      PORT: new URL(url).port,
      // The tests have a mailbox apart from the developer's own, which is empty at the start of each run.
      LOCAL_DATA_DIR: resolve("test-results", "local", new URL(url).port),
    },
    reuseExistingServer: false,
    // The script builds the site first where the build is missing or old.
    timeout: 300_000,
    // Otherwise the reason of a failing build would be swallowed.
    stdout: "pipe" as const,
  };
}
