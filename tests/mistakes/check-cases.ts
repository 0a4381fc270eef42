import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Issue } from "#app/content/issues.ts";
import { ruleTexts } from "#scripts/check/reporters/rule-texts.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { type Group, groupCases } from "./lay-cases.ts";
import type { Case } from "./read-cases.ts";

/** What the check says of a case. */
export interface Verdict {
  /** Lines `file:line:column  code  problem  remedy`, with `(elsewhere)` before one that is not at a mark of the case. */
  readonly said: readonly string[];
  /** How many marks the case has, by file. */
  readonly marks: ReadonlyMap<string, number>;
}

/** What the check says of the cases, and of files that none of them has changed. */
export interface Verdicts {
  readonly ofCases: ReadonlyMap<string, Verdict>;
  readonly elsewhere: readonly string[];
}

/**
 * Runs the check on cases, many at once.
 *
 * @param original The site that they change.
 * @param root A copy of it, which is as before afterwards.
 */
export async function checkCases(
  cases: readonly Case[],
  { original, root, check }: { original: string; root: string; check: (root: string) => Promise<Issue[]> },
): Promise<Verdicts> {
  const ofCases = new Map<string, Verdict>();
  const elsewhere: string[] = [];
  for (const group of await groupCases(original, cases)) {
    lay(root, group);
    const issues = (await check(root)).filter((issue) => isSaid(issue, group));
    for (const file of group.files.keys()) restore(original, root, file);
    const rest = new Set(issues);
    for (const one of group.cases) {
      const own = issues.filter((issue) => group.cases.length === 1 || isOf(issue, one, group));
      for (const issue of own) rest.delete(issue);
      const said = own.map((issue) => (isThere(issue, one, group) ? "" : "(elsewhere) ") + describe(issue));
      const marks = new Map([...(group.lines.get(one) ?? [])].map(([file, lines]) => [file, lines.length]));
      ofCases.set(one.name, { said, marks });
    }
    elsewhere.push(...[...rest].map((issue) => `${describe(issue)}  (with ${group.cases.map(({ name }) => name)})`));
  }
  return { ofCases, elsewhere };
}

/** Whether an issue counts: that a language which a case begins has strings left to translate is no mistake of it. */
function isSaid({ code }: Issue, { cases }: Group): boolean {
  return code !== "locale-unfinished" || cases.some((one) => one.code === code);
}

/** Whether a verdict is what a case expects: its rule alone, once at each of its marks, and once in a file without any. */
export function isAsExpected({ code, says }: Case, { said, marks }: Verdict): boolean {
  if (code === "silence") return said.length === 0;
  const counts = Map.groupBy(said, (line) => line.slice(0, line.indexOf(":")));
  return (
    said.length > 0 &&
    [...marks].every(([file, count]) => counts.get(file)?.length === count) &&
    [...counts].every(([file, lines]) => lines.length === (marks.get(file) ?? 1)) &&
    said.every((line) => line.split("  ")[1] === code) &&
    (says === undefined || said.some((line) => says.test(line)))
  );
}

function lay(root: string, { files }: Group): void {
  for (const [file, { kind, content }] of files) {
    const path = join(root, file);
    if (kind === "gone") rmSync(path, { recursive: true });
    else if (kind === "folder") mkdirSync(path, { recursive: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
  }
}

/** Puts a file back as it was; folders that were made for it go with it. */
function restore(original: string, root: string, file: string): void {
  const path = join(root, file);
  rmSync(path, { recursive: true, force: true });
  if (existsSync(join(original, file))) {
    // With its times, by which the store of the pictures knows that it is the same.
    cpSync(join(original, file), path, { recursive: true, preserveTimestamps: true });
    return;
  }
  for (let folder = dirname(file); folder !== "." && !existsSync(join(original, folder)); folder = dirname(folder)) {
    rmSync(join(root, folder), { recursive: true, force: true });
  }
}

/** Whether an issue is about a case: in a file that only this case changes, or at its mark in a shared one. */
function isOf({ file, line }: Issue, one: Case, { cases, lines }: Group): boolean {
  const own = [...one.edits.keys()].find((each) => isOrContains(file, each));
  if (own === undefined) return false;
  const isShared = cases.filter(({ edits }) => edits.has(own)).length > 1;
  return !isShared || (lines.get(one)?.get(own)?.includes(line) ?? false);
}

function isThere({ file, line }: Issue, one: Case, { lines }: Group): boolean {
  const own = [...one.edits.keys()].find((each) => isOrContains(file, each));
  const marked = own === undefined ? [] : lines.get(one)?.get(own);
  return marked === undefined || marked.includes(line);
}

/** Whether a path is that of a file, or of a folder that it lies in. */
function isOrContains(path: string, file: string): boolean {
  return path === file || file.startsWith(`${path}/`);
}

const texts = fixture.locales.messages("es");

function describe(issue: Issue): string {
  const { problem, remedy } = ruleTexts(issue, texts);
  return `${issue.file}:${issue.line}:${issue.column}  ${issue.code}  ${problem}  ${remedy}`;
}
