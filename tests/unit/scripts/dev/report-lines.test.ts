import { expect, test } from "vitest";
import type { LineStyle } from "#scripts/check/reporters/terminal.ts";
import type { CheckReport, ReportedIssue } from "#scripts/dev/check-report.ts";
import { reportLines } from "#scripts/dev/report-lines.ts";

const style: LineStyle = { width: 80, paint: (_format, text) => text };

const issue = (problem: string, more: Partial<ReportedIssue> = {}): ReportedIssue => ({
  file: "content/es/blog/uno.md",
  line: 3,
  column: 1,
  code: "field-unknown",
  severity: "error",
  problem,
  remedy: "Bórralo.",
  source: { source: "fecha: hoy", caret: "^" },
  pages: ["/blog/uno"],
  ...more,
});

const report = (...issues: ReportedIssue[]): CheckReport => ({ issues, blocking: false, brokenLocales: [] });
const linesOf = (before: CheckReport | undefined, after: CheckReport) => reportLines(before, after, style);

test("the first report says all, or that all is right", () => {
  expect(linesOf(undefined, report())).toEqual(["Todo en orden."]);
  const lines = linesOf(undefined, report(issue("Uno."), issue("Dos.", { severity: "warning" })));
  expect(lines[0]).toMatch(/^content\/es\/blog\/uno\.md:3:1 .*Uno\.$/);
  expect(lines).toContain("    3 │ fecha: hoy");
  expect(lines.at(-1)).toBe("Ahora hay 1 error y 1 aviso.");
});

test("a further report says what is new, and how many there are", () => {
  const lines = linesOf(report(issue("Uno.")), report(issue("Uno."), issue("Dos.")));
  expect(lines.join("\n")).not.toContain("Uno.");
  expect(lines.join("\n")).toContain("Dos.");
  expect(lines.at(-1)).toBe("Ahora hay 2 errores.");
});

test("an issue that has moved with its line is not new, the same one twice is", () => {
  expect(linesOf(report(issue("Uno.")), report(issue("Uno.", { line: 9 })))).toEqual([]);
  expect(linesOf(report(issue("Uno.")), report(issue("Uno."), issue("Uno.", { line: 9 }))).at(-1)).toContain(
    "2 errores",
  );
});

test("what is mended is counted down, and at the end all is right", () => {
  expect(linesOf(report(issue("Uno."), issue("Dos.")), report(issue("Dos.")))).toEqual(["Ahora hay 1 error."]);
  expect(linesOf(report(issue("Uno.")), report())).toEqual(["Corregido: todo en orden."]);
});

test("a save that changes nothing prints nothing", () => {
  expect(linesOf(report(), report())).toEqual([]);
  expect(linesOf(report(issue("Uno.")), report(issue("Uno.")))).toEqual([]);
});
