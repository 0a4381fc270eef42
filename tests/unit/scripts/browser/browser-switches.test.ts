import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { browserSwitches } from "#scripts/browser/browser-switches.ts";

/** Returns the features that the installed Playwright switches off, which it says nowhere but in its code. */
function switchedOffByPlaywright(): string[] {
  const playwright = createRequire(createRequire(import.meta.url).resolve("@playwright/test")).resolve("playwright");
  const bundle = readFileSync(createRequire(playwright).resolve("playwright-core/lib/coreBundle"), "utf8");
  const [, list = ""] = /\bdisabledFeatures = \[([^\]]+)\]/.exec(bundle) ?? [];
  return [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => String(name));
}

test("what Playwright switches off stays off, since only the last list counts", () => {
  const features = browserSwitches.filter((name) => name.startsWith("--disable-features="));
  expect(features).toHaveLength(1);
  const known = switchedOffByPlaywright();
  expect(known.length).toBeGreaterThan(10);
  expect(features[0]?.split("=")[1]?.split(",")).toEqual(expect.arrayContaining(known));
});
