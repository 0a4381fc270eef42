import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { expect, test, vi } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { codeRoot } from "#scripts/check/locales/code-root.ts";
import { readSourceStrings } from "#scripts/check/locales/source-code.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { collectKnowledge } from "#scripts/knowledge/collect-knowledge.ts";
import { usedPictures } from "#scripts/pictures/used-pictures.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

vi.mock("node:fs", { spy: true });

test("check, pictures and knowledge of an opened site read each content file once", async () => {
  const root = copyFixtureSite();
  const site = openSite(root);
  const strings = readSourceStrings(codeRoot);
  vi.mocked(readFileSync).mockClear();
  await runChecks(site, strings);
  usedPictures(site);
  await collectKnowledge(site, "es");
  const reads = new Map<string, number>();
  for (const [path] of vi.mocked(readFileSync).mock.calls) {
    const file = relative(root, String(path)).replaceAll("\\", "/");
    if (file.startsWith("content/")) reads.set(file, (reads.get(file) ?? 0) + 1);
  }
  expect(reads.get("content/site.yaml")).toBe(1);
  expect(reads.size).toBeGreaterThan(30);
  expect([...reads].filter(([, count]) => count > 1)).toEqual([]);
});
