import { expect, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { readSourceStrings } from "#scripts/check/locales/source-code.ts";
import { runGate } from "#scripts/check/run-checks.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { makeOnline, onlineSettings } from "./make-online.ts";

const strings = readSourceStrings();

test("a site without examples, gaps, drafts and inventions may go online", async () => {
  const root = copyFixtureSite({ ".env.production": onlineSettings });
  makeOnline(root);
  expect(await runGate(openSite(root), { production: true, strings })).toEqual([]);
});

test("a sample passes the gate of a trial, and what it lacks is told in the order of files and lines", async () => {
  expect(await runGate(openSite(fixture.root), { production: false, strings })).toEqual([]);
  const issues = await runGate(openSite(fixture.root), { production: true, strings });
  const codes = new Set(issues.map(({ code }) => code));
  expect([...codes].sort()).toEqual(["company-fact-missing", "example-story", "example-value", "setting-unusable"]);
  const files = issues.map(({ file }) => file);
  expect(files).toEqual(files.toSorted((a, b) => a.localeCompare(b)));
});
