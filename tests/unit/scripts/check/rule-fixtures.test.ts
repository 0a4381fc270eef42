import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type Issue, ruleCodes } from "#app/content/issues.ts";
import { checkProduction } from "#scripts/check/check-production.ts";
import { checkSettings } from "#scripts/check/check-settings.ts";
import { formatIssue } from "#scripts/check/reporters/terminal.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { applyFixture, enterProjectCopy, fixtureFolder } from "./project-copy.ts";

// What the project already has wrong is one test's business, not every fixture's.
const known = new Set<string>();
const name = ({ file, code, values }: Issue) => JSON.stringify([file, code, values]);
beforeAll(async () => {
  for (const issue of await runChecks()) known.add(name(issue));
});

const place = ({ file, line, column, code }: Issue) => `${file}:${line}:${column}  ${code}`;

test("every rule has a fixture and every fixture a rule", async () => {
  const fixtures = readdirSync(fixtureFolder).filter((name) => existsSync(join(fixtureFolder, name, "expected.txt")));
  expect(fixtures.sort()).toEqual([...ruleCodes].sort());
});

test("the project as it is has no fault", async () => {
  expect((await runChecks()).map(formatIssue)).toEqual([]);
});

const productionRules: readonly string[] = ["example-value", "example-story"];

test.each(ruleCodes)("%s is found in its fixture, at the exact line and column, and nothing else is", async (code) => {
  const folder = enterProjectCopy();
  const expected = applyFixture(folder, code);
  const issues = (await runChecks()).filter((issue) => !known.has(name(issue)));
  if (productionRules.includes(code)) {
    expect(issues.map(formatIssue)).toEqual([]);
    issues.push(...checkProduction());
  }
  if (code.startsWith("setting-")) issues.push(...checkSettings(true));
  expect(issues.map(place)).toEqual(expected);
  expect(issues.map((issue) => issue.code)).toContain(code);
  for (const issue of issues) {
    // Two full sentences, with every gap filled.
    expect(formatIssue(issue)).toMatch(/^\S.*:\d+:\d+ {2}[a-z-]+ {2}\S.*[.:] {2}\S.*[.?:].*$/);
    expect(formatIssue(issue)).not.toMatch(/undefined|«»|\[\[|Se incumple la regla/);
  }
});
