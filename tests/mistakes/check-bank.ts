import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Issue } from "#app/content/issues.ts";
import { openSite } from "#app/site/site.server.ts";
import type { SourceStrings } from "#scripts/check/locales/source-code.ts";
import { ruleTexts } from "#scripts/check/reporters/rule-texts.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { fixture, fixtureRoot } from "#tests/site/fixture-site.ts";
import { copySite, filesOf, independentGroups, layCases, type Place } from "./lay-bank.ts";
import type { Mistake, Neighbour } from "./mistake.ts";

/** What the check says of a case, `file:line:column  code  sentences`, and which of it is said at the right place. */
export interface Verdict {
  readonly name: string;
  readonly said: readonly string[];
  readonly saidThere: readonly string[];
}

/** What is said of the cases, and of files that none of them has changed. */
export interface BankResult {
  readonly verdicts: ReadonlyMap<string, Verdict>;
  readonly elsewhere: readonly string[];
}

/**
 * Runs the check on all cases: many at once, in one copy of the frozen site after the other.
 *
 * @param strings The strings of the code, read once.
 */
export async function checkBank(cases: readonly Neighbour[], strings: SourceStrings): Promise<BankResult> {
  // Resolved, because a temporary folder may itself be a link.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "modular-website-")));
  const root = join(folder, "site");
  const check = () => runChecks(openSite(root), strings);
  const verdicts = new Map<string, Verdict>();
  const elsewhere: string[] = [];
  try {
    copySite(fixtureRoot, root);
    elsewhere.push(...(await check()).map(said));
    for (const group of independentGroups(cases)) {
      copySite(fixtureRoot, root);
      const places = await layCases(root, group);
      const issues = await check();
      const isOf = (each: Neighbour) => (issue: Issue) =>
        group.length === 1 || filesOf(each).some((file) => isOrContains(issue.file, file));
      for (const [index, each] of group.entries()) {
        const own = issues.filter(isOf(each));
        const there = own.filter((issue) => (places[index] ?? []).some((place) => isAt(issue, place)));
        verdicts.set(each.name, { name: each.name, said: own.map(said), saidThere: there.map(said) });
      }
      elsewhere.push(...issues.filter((issue) => !group.some((each) => isOf(each)(issue))).map(said));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { verdicts, elsewhere };
}

const texts = fixture.locales.messages("es");

function said(issue: Issue): string {
  const { problem, remedy } = ruleTexts(issue, texts);
  return `${issue.file}:${issue.line}:${issue.column}  ${issue.code}  ${problem}  ${remedy}`;
}

function isAt({ file, line }: Issue, place: Place): boolean {
  return isOrContains(file, place.file) && (place.line === undefined || place.line === line);
}

/** Whether a path is that of a file, or of a folder that it lies in. */
function isOrContains(path: string, file: string): boolean {
  return path === file || file.startsWith(`${path}/`);
}

/** Whether a mistake is seen: one line, at its place, which says what to do. */
export function isSeen({ says }: Mistake, { said, saidThere }: Verdict): boolean {
  return said.length === 1 && saidThere.some((line) => says.test(line));
}
