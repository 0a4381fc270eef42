import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { message } from "#scripts/terminal/messages.ts";

function ensureBrowser(chromiumPath: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/browser/ensure-browser.ts"], {
    encoding: "utf8",
    env: { ...process.env, CHROMIUM_PATH: chromiumPath },
  });
  return { status, stdout, stderr };
}

test("a CHROMIUM_PATH that does not start ends in one sentence and nothing is installed", () => {
  const sentence = message("chromiumPathUnusable", { path: "no/such/browser" });
  expect(ensureBrowser("no/such/browser")).toEqual({ status: 1, stdout: "", stderr: `${sentence}\n` });
});

test("a CHROMIUM_PATH whose program answers for its version is enough", () => {
  expect(ensureBrowser(process.execPath)).toEqual({ status: 0, stdout: "", stderr: "" });
});
