import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isError } from "#app/content/issues.ts";
import { headingIds } from "#app/content/markdown/heading-ids.ts";
import { parseMarkdown } from "#app/content/markdown/parse-markdown.ts";
import { ruleCodes } from "#app/content/rule-codes.ts";

const guides = ["locales/LEEME.md", "locales/README.md"].map((file) => [file, readFileSync(file, "utf8")] as const);

test.each(guides)("every link of %s leads to a heading", (_file, text) => {
  const ids = (markdown: string) => headingIds(parseMarkdown(markdown));
  const own = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, id = ""]) => id);
  const writers = [...text.matchAll(/\]\(\.\.\/content\/LEEME\.md#([^)]+)\)/g)].map(([, id = ""]) => id);
  expect(own.length).toBeGreaterThan(1);
  expect(own.filter((id) => !ids(text).includes(id))).toEqual([]);
  const known = ids(readFileSync("content/LEEME.md", "utf8"));
  expect(writers.filter((id) => !known.includes(id))).toEqual([]);
});

test.each(guides)("%s names all commands, and no others", (_file, text) => {
  const commands = [...text.matchAll(/npm run i18n -- (\w+)/g)].map(([, name = ""]) => name);
  expect([...new Set(commands)].sort()).toEqual(["add", "pseudo", "status"]);
});

test.each(guides)("%s names codes of the check, and says which are warnings", (_file, text) => {
  const rows = [...text.matchAll(/^\| (`[a-z]+-[a-z-]+`.*?) \|/gm)].map(([, cell = ""]) => cell);
  expect(rows.length).toBeGreaterThan(10);
  for (const cell of rows) {
    const codes = [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
    expect(codes.filter((code) => !ruleCodes.some((known) => known === code))).toEqual([]);
    const warns = ruleCodes.filter((code) => codes.includes(code) && !isError({ code }));
    expect(warns.length > 0).toBe(/\((?:aviso|warning)\)$/.test(cell));
  }
});
