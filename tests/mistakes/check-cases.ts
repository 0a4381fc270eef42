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
  /** How many marks the case has, by file; a file without any is not there. */
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
  for (const { cases: some, files } of await groupCases(original, cases)) {
    lay(root, files);
    const issues = (await check(root)).filter((issue) => isSaid(issue, some));
    for (const file of files.keys()) restore(original, root, file);
    for (const one of some) {
      const own = [...one.edits.keys()];
      const linesOf = (file: string) => files.get(file)?.lines ?? [];
      const said = issues
        .filter((issue) => some.length === 1 || own.some((file) => isOrContains(issue.file, file)))
        .map((issue) => {
          const lines = linesOf(issue.file);
          return `${lines.length === 0 || lines.includes(issue.line) ? "" : "(elsewhere) "}${describe(issue)}`;
        });
      const marks = own.map((file) => [file, linesOf(file).length] as const).filter(([, count]) => count > 0);
      ofCases.set(one.name, { said, marks: new Map(marks) });
    }
    if (some.length === 1) continue;
    const rest = issues.filter(({ file }) => ![...files.keys()].some((changed) => isOrContains(file, changed)));
    elsewhere.push(...rest.map((issue) => `${describe(issue)}  (with ${some.map(({ name }) => name)})`));
  }
  return { ofCases, elsewhere };
}

/** Whether an issue counts: that a language which a case begins has strings left to translate is no mistake of it. */
function isSaid({ code }: Issue, cases: readonly Case[]): boolean {
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

function lay(root: string, files: Group["files"]): void {
  for (const [file, { content }] of files) {
    const path = join(root, file);
    if (content === undefined) rmSync(path, { recursive: true });
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

/** Whether a path is that of a file, or of a folder that it lies in. */
function isOrContains(path: string, file: string): boolean {
  return path === file || file.startsWith(`${path}/`);
}

const texts = fixture.locales.messages("es");

function describe(issue: Issue): string {
  const { problem, remedy } = ruleTexts(issue, texts);
  return `${issue.file}:${issue.line}:${issue.column}  ${issue.code}  ${problem}  ${remedy}`;
}
