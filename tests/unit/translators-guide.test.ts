import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isError } from "#app/content/issues.ts";
import { headingIds } from "#app/content/markdown/heading-ids.ts";
import { parseMarkdown } from "#app/content/markdown/parse-markdown.ts";
import { ruleCodes } from "#app/content/rule-codes.ts";
import { flatStrings, groupStrings } from "#app/i18n/string-groups.ts";
import { openSite } from "#app/site/site.server.ts";
import { runGate } from "#scripts/check/run-gate.ts";
import { addLanguage } from "#scripts/translate/add.ts";
import { languageStatus } from "#scripts/translate/status.ts";
import { copyFixtureSite } from "./copy-fixture-site.ts";
import { blocks, codeIn } from "./handbook-text.ts";
import { writeFiles } from "./scripts/make-folder.ts";

const guides = ["locales/LEEME.md", "locales/README.md"].map((file) => [file, readFileSync(file, "utf8")] as const);
const [[, guide] = ["", ""]] = guides;
/** What the guide writes into the locale file, and into that of a page. */
const [[strings = ""], [page = ""]] = [blocks("json", guide), blocks("markdown", guide)];

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
    const codes = codeIn(cell).map((name) => ruleCodes.find((code) => code === name) ?? name);
    expect(codes.filter((code) => !ruleCodes.some((known) => known === code))).toEqual([]);
    const warns = ruleCodes.filter((code) => codes.includes(code) && !isError({ code }));
    expect(warns.length > 0).toBe(/\((?:aviso|warning)\)$/.test(cell));
  }
});

test("what the example of both guides shows is what the commands print", async () => {
  const root = copyFixtureSite();
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...words], { cwd: root });
  const begun = addLanguage(root, "ca");
  const file = join(root, "locales/ca.json");
  const texts = [strings, readFileSync(file, "utf8")].flatMap((source) => flatStrings(JSON.parse(source)));
  writeFiles(root, {
    "locales/ca.json": JSON.stringify(groupStrings(texts)),
    "content/ca/pages/stories.md": page,
  });
  expect(await runGate(openSite(root), {})).toEqual([]);
  git("init", "--quiet");
  git("add", "content", "locales");
  git("commit", "--quiet", "--message", "Catalán");
  const original = "content/es/pages/stories.md";
  writeFiles(root, { [original]: readFileSync(join(root, original), "utf8").replace(/^title: .*$/m, "title: Otro") });
  git("commit", "--quiet", "--all", "--message", "Historias");
  const printed = [begun, languageStatus(root, "ca")];
  for (const [, text] of guides) {
    expect([blocks("json", text), blocks("markdown", text)]).toEqual([[strings], [page]]);
    const shown = blocks("text", text).map((block) => block.split("\n").filter((line) => line !== "" && line !== "…"));
    expect(shown).toHaveLength(printed.length);
    shown.forEach((lines, index) => {
      const known = printed[index]?.split("\n").map(withoutFigures);
      expect(known).toEqual(expect.arrayContaining(lines.map(withoutFigures)));
    });
  }
});

/** Returns a line without what differs from day to day: numbers, and the names of commits. */
function withoutFigures(line: string): string {
  return line.replaceAll(/\bdiff [0-9a-f]+/g, "diff a").replaceAll(/\d+/g, "0");
}
