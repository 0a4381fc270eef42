import { readdirSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { Issue } from "#app/content/issues.ts";
import { ruleCodes, ruleGroups } from "#app/content/rule-codes.ts";
import { openSite } from "#app/site/site.server.ts";
import { codeRoot } from "#scripts/check/locales/code-root.ts";
import { readSourceStrings } from "#scripts/check/locales/source-code.ts";
import { formatIssue } from "#scripts/check/reporters/terminal.ts";
import { checkProduction } from "#scripts/check/rules/online/check-production.ts";
import { checkSettings } from "#scripts/check/rules/online/check-settings.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { fixtureFolder, layFixture, stringsWith } from "./lay-fixture.ts";

const strings = readSourceStrings(codeRoot);

beforeAll(async () => {
  // Otherwise every fixture would have these issues as well as its own.
  expect((await runChecks(fixture, strings)).map(format)).toEqual([]);
});

const place = ({ file, line, column, code }: Issue) => `${file}:${line}:${column}  ${code}`;
const format = (issue: Issue) => formatIssue(issue, fixture.locales.messages("es"));

test("every rule has a fixture and every fixture a rule", () => {
  expect(readdirSync(fixtureFolder).sort()).toEqual([...ruleCodes].sort());
});

const productionRules: readonly string[] = ruleGroups.online;

test.each(ruleCodes)("%s is found in its fixture, at the exact line and column, and nothing else is", async (code) => {
  const { root, expected } = layFixture(code);
  const site = openSite(root);
  const issues = await runChecks(site, stringsWith(strings, root));
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
