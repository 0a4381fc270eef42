import { cpSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import tools from "#locales/tools/es.json" with { type: "json" };
import { runChecks } from "#scripts/check/run-checks.ts";
import { checkCases, isAsExpected, type Verdict, type Verdicts } from "#tests/mistakes/check-cases.ts";
import { type Case, readCases } from "#tests/mistakes/read-cases.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { makeOnline, onlineSettings, reviewLegalTexts } from "#tests/site/make-online.ts";
import { layFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

/** `MISTAKES=emoji` tries the cases whose name or code has the word, while a rule is being written. */
const wanted = new RegExp(process.env.MISTAKES ?? "");
const all = readCases();
const casesOf = (file: string) => (all.get(file) ?? []).filter(({ name, code }) => wanted.test(`${name} ${code}`));
/** Cases of a site that goes online, each of which has its texts reviewed, and those whose review is the subject. */
const [online, legal] = [casesOf("online"), casesOf("legal")];
const trial = [...all.keys()].filter((file) => file !== "online" && file !== "legal").flatMap(casesOf);
const cases = [...trial, ...online, ...legal];
// Resolved, because a temporary folder may itself be a link.
const folder = realpathSync(mkdtempSync(join(tmpdir(), "modular-website-")));
const verdicts: Verdicts[] = [];

beforeAll(async () => {
  const root = join(folder, "site");
  layFixtureSite(root);
  const check = (path: string) => runChecks(openSite(path));
  verdicts.push(await checkCases(trial, { original: fixtureRoot, root, check }));
  makeOnline(root);
  writeFiles(root, { ".env.production.local": onlineSettings });
  const original = join(folder, "online");
  // With their times, by which the store of the pictures knows that they are the same.
  cpSync(root, original, { recursive: true, preserveTimestamps: true });
  const gate = (path: string) => runChecks(openSite(path, { production: true }));
  verdicts.push(await checkCases(legal, { original, root, check: gate }));
  const reviewed = (path: string) => {
    reviewLegalTexts(path);
    return gate(path);
  };
  verdicts.push(await checkCases(online, { original, root, check: reviewed }));
});

afterAll(() => rmSync(folder, { recursive: true }));

function verdictOf({ name }: Case): Verdict {
  const [verdict] = verdicts.flatMap(({ ofCases }) => ofCases.get(name) ?? []);
  return verdict ?? { said: ["(not checked)"], marks: new Map() };
}

test.each(cases)("$name: $code", (one) => {
  const verdict = verdictOf(one);
  expect(isAsExpected(one, verdict), verdict.said.join("\n")).toBe(true);
});

test("no case makes the check say something of a file that it does not change", () => {
  expect(verdicts.flatMap(({ elsewhere }) => elsewhere)).toEqual([]);
});

/** Rules whose mistakes no YAML file holds well: `hostile-site.test.ts`. */
const testedElsewhere: readonly string[] = ["file-encoding", "file-too-large"];

test("every rule has a case, and every case a name of its own and a rule that exists", () => {
  const every = [...all.values()].flat();
  const ruleCodes = Object.keys(tools.check.rules);
  const codes = new Set(every.map(({ code }) => code));
  expect(ruleCodes.filter((code) => !codes.has(code) && !testedElsewhere.includes(code))).toEqual([]);
  expect([...codes].filter((code) => !["silence", ...ruleCodes].includes(code))).toEqual([]);
  expect(new Set(every.map(({ name }) => name)).size).toBe(every.length);
});
