import { defineConfig } from "@playwright/test";
import { browserUse, describeServer, readPort } from "#scripts/browser/browser-settings.ts";

const url = `http://localhost:${readPort("E2E_PORT", 4174)}`;

// No test: `npm run screenshots` takes pictures of the real site for a person to look through.
export default defineConfig({
  testDir: "tests/screenshots",
  outputDir: "test-results/screenshots",
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  reporter: "line",
  use: { ...browserUse, baseURL: url },
  webServer: describeServer({ name: "real site", script: "scripts/start.ts", url }),
});
