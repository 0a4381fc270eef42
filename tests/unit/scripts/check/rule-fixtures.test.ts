import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Issue } from "#app/content/issues.ts";
import { ruleCodes, ruleGroups } from "#app/content/rule-codes.ts";
import { openSite } from "#app/site/site.server.ts";
import { checkSettings } from "#scripts/check/check-settings.ts";
import { codeRoot } from "#scripts/check/locales/code-root.ts";
import { readSourceStrings } from "#scripts/check/locales/source-code.ts";
import { checkProduction } from "#scripts/check/production/check-production.ts";
import { formatIssue } from "#scripts/check/reporters/terminal.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { fixture, fixtureRoot } from "#tests/site/fixture-site.ts";
import { fixtureFolder, layFixture, stringsWith } from "./lay-fixture.ts";

const strings = readSourceStrings(codeRoot);
const cacheVersion = "v1";
// What the check keeps of the frozen site. Copied into each copy of the site, which differs in a file or two: what has
// not changed is taken from the caches, as in a writer's project, and only what has is read, parsed and decoded.
const checked = mkdtempSync(join(tmpdir(), "modular-website-"));

beforeAll(async () => {
  cpSync(fixtureRoot, checked, { recursive: true, preserveTimestamps: true });
  // Otherwise every fixture would have these issues as well as its own.
  expect((await runChecks(openSite(checked, { cacheVersion }), strings)).map(format)).toEqual([]);
});
afterAll(() => rmSync(checked, { recursive: true, force: true }));

const place = ({ file, line, column, code }: Issue) => `${file}:${line}:${column}  ${code}`;
const format = (issue: Issue) => formatIssue(issue, fixture.locales.messages("es"));

test("every rule has a fixture and every fixture a rule", () => {
  expect(readdirSync(fixtureFolder).sort()).toEqual([...ruleCodes].sort());
});

const productionRules: readonly string[] = ruleGroups.online;

test.each(ruleCodes)("%s is found in its fixture, at the exact line and column, and nothing else is", async (code) => {
  const { root, expected } = layFixture(code);
  cpSync(join(checked, ".cache"), join(root, ".cache"), { recursive: true });
  const site = openSite(root, { cacheVersion });
  const issues = await runChecks(site, stringsWith(strings, root));
  // An unchanged site has the same issues in the next command, which takes them from the caches.
  expect(await runChecks(openSite(root, { cacheVersion }), stringsWith(strings, root))).toEqual(issues);
  if (productionRules.includes(code)) {
    expect(issues.map(format)).toEqual([]);
    issues.push(...checkProduction(site));
  }
  if (code.startsWith("setting-")) issues.push(...(await checkSettings(site.files, true)));
  expect(issues.map(place)).toEqual(expected);
  expect(issues.map((issue) => issue.code)).toContain(code);
  for (const issue of issues) {
    // Two full sentences, with every gap filled.
    expect(format(issue)).toMatch(/^\S.*:\d+:\d+ {2}[a-z-]+ {2}\S.*[.:] {2}\S.*[.?:].*$/);
    expect(format(issue)).not.toMatch(/undefined|«»|\[\[|Se incumple la regla/);
  }
});
