import { expect, test } from "vitest";
import type { Issue } from "#app/content/issues.ts";
import { describeIssues } from "#scripts/check/reporters/describe-issues.ts";
import { printIssues } from "#scripts/check/reporters/print-issues.ts";
import { issueLines, wrapWords } from "#scripts/check/reporters/terminal.ts";
import { message } from "#scripts/terminal/messages.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const file = "content/es/blog/mi-articulo.md";
const broken: Issue = { file, line: 3, column: 7, code: "date-invalid", values: { field: "date" } };
const small: Issue = {
  file: "content/es/blog/otro.md",
  line: 4,
  column: 8,
  code: "picture-small",
  values: { picture: "a.jpg", width: 200, least: 1280 },
};

/** Returns what is printed of issues. */
function printed(issues: readonly Issue[], root: string): string[] {
  const lines: string[] = [];
  printIssues(issues, root, { stream: process.stdout, print: (text) => lines.push(...text.split("\n")) });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: tests may run on a terminal, which has colours.
  return lines.map((line) => line.replaceAll(/\u001B\[\d+m/g, ""));
}

test("an issue shows place, severity, code and problem, the source line with a caret, and the remedy", () => {
  const root = makeFolder({ [file]: "---\ntitle: Uno\ndate: 2024-02-30\n---\n" });
  const lines = printed([broken], root);
  const at = lines.findIndex((line) => line.startsWith(`${file}:3:7  error  date-invalid  `));
  expect(lines.slice(at + 1, at + 3)).toEqual(["    3 │ date: 2024-02-30", "      │       ^"]);
  expect(lines[at + 3]).toMatch(/^ {8}[A-ZÁÉÍÓÚ]/);
});

test("warnings come first, errors last, and both are counted", () => {
  const lines = printed([broken, small], makeFolder({}));
  const found = lines.filter((line) => /^(?:content\/|[A-Z])/.test(line)).map((line) => line.split("  ")[0]);
  expect(found).toEqual([
    message("checkWarnings"),
    "content/es/blog/otro.md:4:8",
    message("checkErrors"),
    `${file}:3:7`,
    message("checkFailed", { errors: 1, warnings: 1 }).split("  ")[0],
  ]);
  expect(printed([small], makeFolder({})).at(-1)).toBe(message("checkWarned", { errors: 0, warnings: 1 }));
  expect(printed([], makeFolder({}))).toEqual([]);
});

test("rules about whole files, files that are not there and files with secrets show no line", () => {
  const root = makeFolder({ [file]: "---\ntitle: Uno\n---\n", ".env": "VITE_SUPABASE_KEY=sb_secret_abc\nA=1\n" });
  const sources = describeIssues(
    [
      { file, line: 1, column: 1, code: "file-name", values: { suggestion: "a.md" } },
      { file: "content/es/pages/about.md", line: 2, column: 1, code: "file-missing", values: {} },
      { file: ".env", line: 2, column: 1, code: "setting-secret", values: { name: "A" } },
      { file: "content", line: 2, column: 1, code: "file-unread", values: {} },
      { file, line: 1, column: 1, code: "front-matter-missing", values: {} },
    ],
    root,
  ).map(({ source }) => source?.source);
  expect(sources).toEqual([undefined, undefined, undefined, undefined, "---"]);
});

test("values of a hostile file are printed without what moves a cursor, and cut", () => {
  const href = `/a\u001B[2J\n::error::b${"c".repeat(10_000)}`;
  const [issue] = describeIssues(
    [{ file: "a\nb.md", line: 2, column: 1, code: "link-broken", values: { href, suggestion: "" } }],
    makeFolder({}),
  );
  if (!issue) throw new Error("There is an issue.");
  expect(issue.problem).toContain("«/a‹U+001B›[2J‹U+000A›::error::bccc");
  expect(issue.problem.length).toBeLessThan(800);
  const lines = issueLines(issue, { width: 80, paint: (_format, text) => text });
  expect(lines[0]).toMatch(/^a‹U\+000A›b\.md:2:1 {2}error {2}link-broken {2}/);
  for (const line of lines.slice(1)) expect(line).toMatch(/^ .{0,80}$/);
});

test("a sentence is broken between words, and never between a figure and its unit", () => {
  expect(wrapWords("Cuesta unos 900\u00A0€ por metro.", 16)).toEqual(["Cuesta unos", "900\u00A0€ por metro."]);
  expect(wrapWords("una-palabra-muy-larga y otra", 10)).toEqual(["una-palabra-muy-larga", "y otra"]);
});

test("a command is not broken over lines", () => {
  const command = "«git add content/images/exteriors/a.jpg content/images/exteriors/b.jpg».";
  expect(wrapWords(`Antes de hacer el commit, escribe ${command} Y ya.`, 40)).toEqual([
    "Antes de hacer el commit, escribe",
    command,
    "Y ya.",
  ]);
  expect(wrapWords("Mira los cambios con «git diff».", 25)).toEqual(["Mira los cambios con", "«git diff»."]);
});
