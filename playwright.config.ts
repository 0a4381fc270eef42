import { defineConfig } from "@playwright/test";
import { findBrowser } from "#scripts/browser/find-browser.ts";
import { message } from "#scripts/cli/messages.ts";
import { parsePort } from "#scripts/server/port.ts";

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error(message("browserNotFound"));

// Not the port of `npm start`: a server that a developer has open must not be what gets tested.
const port = parsePort(process.env.E2E_PORT, 4174);
if (port === undefined) {
  throw new Error(message("portInvalid", { name: "E2E_PORT", value: process.env.E2E_PORT ?? "" }));
}
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Far beyond what an idle machine takes: a limit is there to end what hangs, not to judge how busy a machine is.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: !!process.env.CI,
  reporter: process.env.CI ? "list" : "line",
  use: {
    baseURL,
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath,
      args: [
        // Containers, where CI runs, offer no sandbox and no graphics card.
        "--no-sandbox",
        "--disable-gpu",
        // Nothing of the browser's own may go out: tests count the requests to other origins.
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    // The specs left out of a project are about what only the other kind of window has.
    {
      name: "phone",
      testIgnore: ["**/layout/**", "**/start.spec.ts"],
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
    },
    { name: "desktop", testIgnore: "**/menu.spec.ts", use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: "npm start",
    url: baseURL,
    // What the tests send is not for the mailbox of whoever runs them, and starts from nothing each time.
    env: { PORT: String(port), LOCAL_DATA_DIR: "test-results/local" },
    reuseExistingServer: false,
    // The command builds the site first where it is missing or old.
    timeout: 300_000,
    // Else the reason of a failing build would be swallowed.
    stdout: "pipe",
  },
});
