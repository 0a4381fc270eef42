import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { isError } from "#app/content/issues.ts";
import { headingIds } from "#app/content/markdown/markdown.ts";
import { parseMarkdown } from "#app/content/markdown/parse-markdown.ts";
import { ruleCodes } from "#app/content/rule-codes.ts";
import { tagsIn } from "#app/content/tags.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { flatStrings, groupStrings } from "#app/i18n/string-groups.ts";
import { openSite } from "#app/site/site.server.ts";
import { codeRoot } from "#scripts/check/locales/code-root.ts";
import { readSourceStrings } from "#scripts/check/locales/source-code.ts";
import { ruleTexts } from "#scripts/check/reporters/rule-texts.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { addLanguage } from "#scripts/translate/add.ts";
import { readStrings } from "#scripts/translate/read-strings.ts";
import { languageStatus } from "#scripts/translate/status.ts";
import { copyFixtureSite } from "./copy-fixture-site.ts";
import { blocks, codeIn, handbook } from "./handbook-text.ts";
import { writeFiles } from "./scripts/make-folder.ts";

const guides = ["locales/LEEME.md", "locales/README.md"].map((file) => [file, readFileSync(file, "utf8")] as const);
const [[, guide] = ["", ""]] = guides;
const spanish = new Set(flatStrings(readStrings(".", defaultLocale)).map(([key]) => key));
/** What the guide writes into the locale file, and into a page. */
const [strings = ""] = blocks("json", guide);
const [page = ""] = blocks("markdown", guide);
const pageFile = "content/ca/pages/stories.md";

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

test.each(guides)("%s names strings that there are", (_file, text) => {
  const named = codeIn(text).flatMap((code) => code.match(/^(?:translation|nav)\.\w+$/g) ?? []);
  expect(named.length).toBeGreaterThan(0);
  const written = flatStrings(JSON.parse(strings)).map(([key]) => key);
  expect([...named, ...written].filter((key) => !spanish.has(key))).toEqual([]);
});

test("both guides have the same chapters and the same examples", () => {
  const shape = (text: string) => ({
    headings: [...text.matchAll(/^(#+) /gm)].map(([, level]) => level),
    rows: [...text.matchAll(/^\|/gm)].length,
    blocks: ["json", "markdown", "text"].flatMap((language) => blocks(language, text)),
  });
  const [first, second] = guides.map(([, text]) => shape(text));
  expect(second).toEqual(first);
});

test("the words of tags are translated as the guide says", () => {
  const [line = ""] = guide.match(/(?<=`)- \{ name: .*\}(?=`)/) ?? [];
  const tags: unknown = parseYaml(line);
  expect(tagsIn("ca", tags as Parameters<typeof tagsIn>[1]).map(({ label }) => label)).toEqual(["estalvi"]);
});

test("the writers' handbook leads to the guide", () => {
  expect(handbook).toContain("](../locales/LEEME.md");
});

/** Returns lines whose figures and commits do not matter: they change with the site. */
function plainLines(text: string): string[] {
  const lines = text.trim().split("\n");
  return lines.map((line) => line.replaceAll(/(?<=git diff )\w+/g, "…").replaceAll(/\d+/g, "0"));
}

/** Returns the lines of an example that a command does not print, or not in this order; «…» leaves some out. */
function notPrinted(example: string, printed: string): string[] {
  const lines = plainLines(printed);
  let from = 0;
  return plainLines(example).filter((line) => {
    if (line === "…") return false;
    const at = lines.indexOf(line, from);
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}

test("the example is what the commands print", async () => {
  const [added = "", checked = "", status = ""] = blocks("text", guide);
  const root = copyFixtureSite();
  expect(notPrinted(added, addLanguage(root, "ca"))).toEqual([]);

  const translated = [JSON.parse(strings), readStrings(root, "ca")].flatMap((group) => flatStrings(group));
  writeFiles(root, { "locales/ca.json": JSON.stringify(groupStrings(translated)), [pageFile]: page });
  const site = openSite(root);
  const issues = await runChecks(site, readSourceStrings(codeRoot));
  const texts = site.locales.messages(defaultLocale);
  const lines = issues.map((issue) => {
    const place = `${issue.file}:${issue.line}:${issue.column}`;
    return `${place}  aviso  ${issue.code}  ${ruleTexts(issue, texts).problem}`;
  });
  expect(plainLines(lines.join("\n"))).toEqual(plainLines(checked));

  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...words], { cwd: root });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Històries");
  const original = join(root, `content/${defaultLocale}/pages/stories.md`);
  const changed = readFileSync(original, "utf8").replace(/^title: .*$/m, "title: Otro título");
  writeFiles(root, { [`content/${defaultLocale}/pages/stories.md`]: changed });
  git("commit", "--quiet", "--all", "--message", "Otro título");
  expect(notPrinted(status, languageStatus(root, "ca"))).toEqual([]);
});
