import { defineConfig } from "@playwright/test";
import { noticeKey } from "#app/frame/cookie-notice/notice-memory.ts";
import { browserUse, describeServer, readPort } from "#scripts/browser/browser-settings.ts";

// Not the port of `npm start`: a server that a developer has open must not be what gets tested.
const port = readPort("E2E_PORT", 4174);
const fixtureUrl = `http://localhost:${port}`;
/** A site that is online, which is compared with what is built here; only the tests of the real site ask it. */
const deployedUrl = process.env.DEPLOYED_URL;
const realUrl = deployedUrl ?? `http://localhost:${port + 1}`;

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/** Tests of the projects that name them. */
const apart = ["**/real/**", "**/sweeps/**"];

export default defineConfig({
  testDir: "tests/e2e",
  ...(deployedUrl !== undefined && { testMatch: "**/real/*.spec.ts" }),
  outputDir: "test-results",
  fullyParallel: true,
  // One more than two cores: a test waits for the browser, or for motion, about as long as it computes.
  workers: 3,
  retries: 0,
  // Far beyond what an idle machine takes: a limit is there to end what hangs, not to judge how busy a machine is.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: !!process.env.CI,
  reporter: process.env.CI ? "list" : "line",
  // Recording a trace costs a fifth of the time; a failed test can be repeated with `--trace on`.
  use: { ...browserUse, baseURL: fixtureUrl, trace: "off", storageState: visitorWhoClosedTheNotice() },
  // A test runs in a wide window. Tagged @phone it runs on a phone instead, tagged @both on both.
  // The longest tests come first, so that no worker waits in the end for the other.
  projects: [
    { name: "real", testMatch: "**/real/*.spec.ts", use: { ...desktop, baseURL: realUrl } },
    { name: "desktop", testIgnore: apart, grepInvert: /@phone\b/, use: desktop },
    { name: "phone", testIgnore: apart, grep: /@phone\b|@both\b/, use: phone },
    // Each layout in every window: a script of its own, because it takes as long as a sixth of all others.
    { name: "sweeps", testMatch: "**/sweeps/*.spec.ts", use: desktop },
  ],
  webServer:
    deployedUrl === undefined
      ? [
          describeServer({ name: "frozen site", script: "tests/e2e/serve-fixture.ts", url: fixtureUrl }),
          describeServer({ name: "real site", script: "scripts/start.ts", url: realUrl }),
        ]
      : [],
});

/** What the browser of a visitor holds who comes again; the test of the cookie notice takes it away. */
function visitorWhoClosedTheNotice() {
  const localStorage = [{ name: noticeKey, value: "closed" }];
  return { cookies: [], origins: [fixtureUrl, realUrl].map((origin) => ({ origin, localStorage })) };
}
