import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isError } from "#app/content/issues.ts";
import { parseMarkdown } from "#app/content/markdown/parse-markdown.ts";
import { ruleCodes, ruleGroups } from "#app/content/rule-codes.ts";
import { codeTables } from "#scripts/check/codes/code-table.ts";
import { replaceCodes } from "#scripts/check/codes/replace-codes.ts";

const handbook = readFileSync("content/LEEME.md", "utf8");

test("content/LEEME.md has the codes as they are now: «node scripts/write-codes.ts» writes them", () => {
  expect(replaceCodes(handbook)).toBe(handbook);
});

test("every code that a writer or a translator can meet is explained, and warnings are called so", () => {
  const others: readonly string[] = [...ruleGroups.settings, ...ruleGroups.source];
  const rows = codeTables().split("\n");
  for (const code of ruleCodes) {
    const row = rows.filter((line) => line.startsWith(`| \`${code}\``));
    expect([code, row.length]).toEqual([code, others.includes(code) ? 0 : 1]);
    if (row[0]) expect([code, row[0].startsWith(`| \`${code}\` (`)]).toEqual([code, !isError({ code })]);
  }
});

test("each row has three cells of plain text, without gaps", () => {
  const tables = parseMarkdown(codeTables()).children.filter((node) => node.type === "table");
  for (const { children } of tables) {
    for (const { children: cells } of children) {
      expect(cells).toHaveLength(3);
      for (const cell of cells.slice(1)) {
        expect(cell.children.map(({ type }) => type)).toEqual(["text"]);
        const [words] = cell.children;
        expect(words?.type === "text" && words.value).not.toMatch(/«»|\{\{|\[\[|\|\|/);
      }
    }
  }
});

test("a handbook without its marks is refused", () => {
  expect(() => replaceCodes("# Cómo se escribe\n")).toThrow(/marks/);
});
