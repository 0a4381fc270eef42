import { expect, test } from "vitest";
import type { Issue } from "#app/content/issues.ts";
import { describeIssues } from "#scripts/check/reporters/describe-issues.ts";
import { endColumn } from "#scripts/check/reporters/end-column.ts";
import { issuesJson } from "#scripts/check/reporters/issues-json.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const file = "content/es/blog/uno.md";
const text = "---\r\ntitle: Uno\r\n---\r\nUna casa moduler, y un [enlace](/nada).\r\n";
const at = (column: number, values: Issue["values"]): Issue => ({
  file,
  line: 4,
  column,
  code: "word-unknown",
  values,
});

test.each([
  ["a word", at(10, { word: "moduler", suggestion: "modular" }), 17],
  ["the longest of two that begin there", at(10, { word: "moduler", suggestion: "mod" }), 17],
  ["a link", at(33, { href: "/nada", suggestion: "" }), 38],
  ["a word that stands elsewhere", at(1, { word: "moduler", suggestion: "" }), undefined],
  ["a figure, which says nothing of the length", at(10, { length: 7 }), undefined],
  ["a line that is not there", { ...at(1, { word: "a" }), line: 99 }, undefined],
])("the end of %s", (_what, issue, end) => {
  expect(endColumn(text, issue)).toBe(end);
});

test("other programs get the end of a mistake where it is known, and no such key where it is not", () => {
  const root = makeFolder({ [file]: text });
  const issues = [at(10, { word: "moduler", suggestion: "" }), at(1, { word: "otra", suggestion: "" })];
  const [known, unknown] = JSON.parse(issuesJson(describeIssues(issues, root)));
  expect(known).toMatchObject({ line: 4, column: 10, endColumn: 17 });
  expect(unknown).not.toHaveProperty("endColumn");
});
