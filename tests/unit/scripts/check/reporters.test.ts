import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import tools from "#locales/tools/es.json" with { type: "json" };
import type { Issue, RuleCode } from "#scripts/check/advice/issues.ts";
import { describeIssues } from "#scripts/check/reporters/describe-issues.ts";
import { printIssues } from "#scripts/check/reporters/print-issues.ts";
import { printableText, sourceExcerpt } from "#scripts/check/reporters/printable-text.ts";
import { ruleTexts } from "#scripts/check/reporters/rule-texts.ts";
import { issueLines } from "#scripts/check/reporters/terminal.ts";
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

/** Returns the printed text of issues; tests may run on a terminal, which has colours. */
function printed(issues: readonly Issue[], root: string): string[] {
  const lines: string[] = [];
  printIssues(issues, root, { stream: process.stdout, print: (text) => lines.push(...text.split("\n")) });
  return lines.map(stripVTControlCharacters);
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

test("of several ways to say it, the first whose values are known is taken", () => {
  const remedyOf = (values: Issue["values"]) => {
    const issue = {
      file,
      line: 1,
      column: 1,
      code: "field-missing",
      values: { field: "vat.rate", ...values },
    } as const;
    return ruleTexts(issue).remedy;
  };
  expect(remedyOf({ name: "rate", parent: "vat" })).toMatch(/línea «rate:» .*dentro de «vat»/);
  expect(remedyOf({ name: "rate" })).toMatch(/línea «rate:» con su valor\.$/);
  expect(remedyOf({})).toMatch(/detrás de los dos puntos/);
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
  const lines = issueLines(issue, (_format, text) => text);
  expect(lines[0]).toMatch(/^a‹U\+000A›b\.md:2:1 {2}error {2}link-broken {2}/);
  for (const line of lines.slice(1)) expect(line).toMatch(/^ {8}/);
});

/** Returns the excerpt as it is printed. */
function print(line: string, column: number): string {
  const excerpt = sourceExcerpt(line, column);
  return excerpt ? `${excerpt.source}\n${excerpt.caret}` : "nothing";
}

test("the caret is under the column, also after a tab", () => {
  expect(print("date: 2024-02-30", 7)).toBe("date: 2024-02-30\n      ^");
  expect(print("\tsrc: a.jpg", 2)).toBe("    src: a.jpg\n    ^");
});

test("a column beyond the line is its end, and there is no excerpt of nothing", () => {
  expect(print("uno", 40)).toBe("uno\n   ^");
  expect(print("uno", 0)).toBe("uno\n^");
  expect(print("   ", 1)).toBe("nothing");
});

test.each([1, 2, 13, 500, 4_000_000])("a line of any length is cut around the caret at column %i", (column) => {
  const text = "palabra ".repeat(500_000);
  const { source = "", caret = "" } = sourceExcerpt(text, column) ?? {};
  expect(source.length).toBeLessThanOrEqual(74);
  expect(source[caret.length - 1] ?? " ").toBe(text[column - 1]);
});

test("nothing that moves a cursor, hides text or turns it round is let through", () => {
  const hostile = "a\u001B[2Jb\u202Ec\u200Bd\u0000e\uD800f\u2028g\u00ADh\rI";
  const shown = printableText(hostile);
  expect(shown).toBe("a‹U+001B›[2Jb‹U+202E›c‹U+200B›d‹U+0000›e‹U+D800›f‹U+2028›g‹U+00AD›h‹U+000D›I");
  expect(print(hostile, hostile.length)).toBe(`${shown}\n${" ".repeat(shown.length - 1)}^`);
});

const texts = (code: Issue["code"], values: Issue["values"] = {}) =>
  ruleTexts({ file: "content/es/blog/roto.md", line: 12, column: 7, code, values });

test.each(Object.keys(tools.check.rules) as RuleCode[])("%s says in Spanish what is wrong and what to do", (code) => {
  for (const sentence of Object.values(texts(code))) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚÑ«¿].*[.?]$/s);
});

test("what libraries call by English names is said in Spanish", () => {
  expect(texts("field-type", { field: "tags", expected: "array" }).problem).toBe("El campo «tags» debe ser una lista.");
  expect(texts("yaml-syntax", { problem: "TAB_AS_INDENT" }).problem).toBe(
    "Los datos no se entienden aquí: hay un tabulador delante de la línea.",
  );
  for (const form of Object.keys(tools.check.forms))
    expect(texts("field-format", { field: "a", form }).problem).not.toMatch(/«a» {2}|\[\[/);
});

test("the words of a detail have the values of the issue, and general advice replaces details that are missing", () => {
  expect(texts("yaml-syntax", { problem: "DUPLICATE_KEY", name: "date" })).toEqual({
    problem: "Los datos no se entienden aquí: el campo «date» ya está más arriba.",
    remedy: "Deja uno de los dos y borra el otro.",
  });
  expect(texts("yaml-syntax", { problem: "MISSING_CHAR" }).remedy).toMatch(/^Revisa esa línea/);
});

test("a suggestion is left out where there is none, and a count of none", () => {
  const remedy = (suggestion: string) => texts("picture-missing", { picture: "a.jpg", suggestion }).remedy;
  expect(remedy("b.jpg")).toContain("«b.jpg»");
  expect(remedy("")).not.toMatch(/¿|«»|\[\[/);
  const problem = (more: number) => texts("word-unknown", { word: "porxe", more }).problem;
  expect(problem(2)).toContain("2");
  expect(problem(0)).not.toMatch(/0|\[\[/);
});

test("signs that mean something to JavaScript are plain text in a sentence", () => {
  expect(texts("link-broken", { href: "/a$&b$1", suggestion: "" }).problem).toContain("«/a$&b$1»");
});
