import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { ruleTexts } from "#scripts/check/reporters/rule-texts.ts";
import { type Group, groupCases, takeMarks } from "./group-cases.ts";
import { makePicture } from "./make-picture.ts";
import type { Case, Edit } from "./read-cases.ts";

/** The issues that the check reports for a case. */
export interface Verdict {
  /**
   * Lines `file:line:column  code  problem  remedy`, with `(elsewhere)` before one that is not at a mark of the case.
   */
  readonly said: readonly string[];
  /** How many marks the case has, by file; a file without any is not there. */
  readonly marks: ReadonlyMap<string, number>;
}

/** The issues of the cases, and of files that none of them has changed. */
export interface Verdicts {
  readonly ofCases: ReadonlyMap<string, Verdict>;
  readonly elsewhere: readonly string[];
}

/** The site that cases change, a copy of it, which is as before afterwards, and the check. */
interface Bench {
  readonly original: string;
  readonly root: string;
  readonly check: (root: string) => Promise<Issue[]>;
}

/** Runs the check on cases, many at once. */
export async function checkCases(cases: readonly Case[], bench: Bench): Promise<Verdicts> {
  const ofCases = new Map<string, Verdict>();
  const elsewhere: string[] = [];
  for (const group of groupCases(bench.original, cases)) {
    const { issues, marks } = await checkGroup(group, bench);
    for (const [index, one] of group.cases.entries()) {
      const own = [...one.edits.keys()];
      const linesOf = (file: string) => marks.get(file)?.get(index) ?? [];
      const isOwn = ({ file, line }: Issue) => linesOf(file).includes(line);
      const isOfOther = ({ file, line }: Issue) =>
        [...(marks.get(file) ?? [])].some(([, lines]) => lines.includes(line));
      const said = issues
        .filter((issue) => isSaid(issue, one) && own.some((file) => isOrContains(issue.file, file)))
        .filter((issue) => isOwn(issue) || !isOfOther(issue))
        .map((issue) => {
          const isElsewhere = linesOf(issue.file).length > 0 && !isOwn(issue);
          return `${isElsewhere ? "(elsewhere) " : ""}${describe(issue)}`;
        });
      const counts = own.map((file) => [file, linesOf(file).length] as const).filter(([, count]) => count > 0);
      ofCases.set(one.name, { said, marks: new Map(counts) });
    }
    const rest = issues.filter(({ file }) => ![...group.files.keys()].some((changed) => isOrContains(file, changed)));
    elsewhere.push(...rest.map((issue) => `${describe(issue)}  (with ${group.cases.map(({ name }) => name)})`));
  }
  return { ofCases, elsewhere };
}

/** Returns the issues of a site as the cases of a group change it, and the lines that they mark, by file and case. */
async function checkGroup({ files }: Group, { original, root, check }: Bench) {
  const marks = new Map<string, ReadonlyMap<number, number[]>>();
  for (const [file, { edit, text: written }] of files) {
    const { text, lines } = takeMarks(written);
    marks.set(file, lines);
    await lay(join(root, file), edit, text);
  }
  const issues = await check(root);
  for (const file of files.keys()) restore(original, root, file);
  return { issues, marks };
}

/** Whether an issue counts: that a language which a case begins has strings left to translate is no mistake of it. */
function isSaid(issue: Issue, { code }: Case): boolean {
  return issue.code !== "locale-unfinished" || issue.code === code;
}

/**
 * Whether a verdict is what a case expects: its rule alone, once at each of its marks, and once in a file without any.
 */
export function isAsExpected({ code, says }: Case, { said, marks }: Verdict): boolean {
  if (code === "silence") return said.length === 0;
  const counts = Map.groupBy(said, (line) => line.slice(0, line.indexOf(":")));
  return (
    said.length > 0 &&
    [...marks].every(([file, count]) => counts.get(file)?.length === count) &&
    [...counts].every(([file, lines]) => lines.length === (marks.get(file) ?? 1)) &&
    said.every((line) => line.split("  ")[1] === code) &&
    (says === undefined || says.test(said.join("\n")))
  );
}

async function lay(path: string, edit: Edit, text: string): Promise<void> {
  if (edit === null) return rmSync(path, { recursive: true });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof edit === "object" && "picture" in edit ? await makePicture(edit.picture) : text);
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

function describe(issue: Issue): string {
  const { problem, remedy } = ruleTexts(issue);
  return `${issue.file}:${issue.line}:${issue.column}  ${issue.code}  ${problem}  ${remedy}`;
}
