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
import { addLanguage } from "#scripts/translate/add-language.ts";
import { commandForms } from "#scripts/translate/command-forms.ts";
import { markDone } from "#scripts/translate/mark-done.ts";
import { printStatus } from "#scripts/translate/print-status.ts";
import { readI18nCommand } from "#scripts/translate/read-i18n-command.ts";
import { readStrings } from "#scripts/translate/read-strings.ts";
import { jsonText } from "#scripts/translate/write-files.ts";
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
  const own = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, id = ""]) => id).filter((id) => id !== "cada-any");
  const writers = [...text.matchAll(/\]\(\.\.\/content\/LEEME\.md#([^)]+)\)/g)].map(([, id = ""]) => id);
  expect(own.length).toBeGreaterThan(1);
  expect(own.filter((id) => !ids(text).includes(id))).toEqual([]);
  const known = ids(readFileSync("content/LEEME.md", "utf8"));
  expect(writers.filter((id) => !known.includes(id))).toEqual([]);
});

test.each(guides)("%s names commands that can be read, and all that there are", (_file, text) => {
  const lines = [...text.matchAll(/npm run (?:--silent )?i18n -- ([^`\n»]+)/g)].map(([, words = ""]) => words.trim());
  const commands = lines.map((words) => readI18nCommand(words.split(" "), commandForms)?.name);
  expect(new Set(commands)).toEqual(new Set(Object.keys(commandForms)));
  for (const option of ["--xliff", "--pages", "--html"]) expect(text).toContain(option);
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
  expect(named.filter((key) => !spanish.has(key))).toEqual([]);
  const written = flatStrings(JSON.parse(strings)).map(([key]) => key);
  expect(written.filter((key) => !spanish.has(key))).toEqual([]);
});

test("both guides have the same chapters and the same examples", () => {
  const shape = (text: string) => ({
    headings: [...text.matchAll(/^(#+) /gm)].map(([, level]) => level),
    rows: [...text.matchAll(/^\|/gm)].length,
    blocks: ["sh", "json", "markdown", "yaml", "text"].flatMap((language) =>
      blocks(language, text).map((block) => block.replace(/-m ".*"/, "")),
    ),
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

/** Returns lines whose figures and columns do not matter: they change with the site. */
function plainLines(text: string): string[] {
  return text
    .trim()
    .split("\n")
    .map((line) => line.replaceAll(/\d+(?:\.\d+)*/g, "0").replaceAll(/([ -])\1+/g, "$1"));
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
  const [added = "", checked = "", done = "", status = "", outdated = ""] = blocks("text", guide);
  const root = copyFixtureSite();
  expect(notPrinted(added, addLanguage(root, "ca"))).toEqual([]);

  const translated = [JSON.parse(strings), readStrings(root, "ca")].flatMap((group) => flatStrings(group));
  writeFiles(root, { "locales/ca.json": jsonText(groupStrings(translated)), [pageFile]: page });
  const site = openSite(root);
  const issues = await runChecks(site, readSourceStrings(codeRoot));
  expect(issues.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)).toEqual([
    "locales/ca.json:1:1 locale-unfinished",
  ]);
  for (const issue of issues) {
    const { problem, remedy } = ruleTexts(issue, site.locales.messages(defaultLocale));
    const words = (text: string) => plainLines(text).join(" ").replaceAll(/\s+/g, " ");
    expect(words(checked)).toContain(words(`${issue.code} ${problem} ${remedy}`));
  }

  expect(notPrinted(done, markDone(root, [pageFile, "locales/ca.json"]))).toEqual([]);
  const ask = () => printStatus(root, { locale: "ca", json: false, html: undefined });
  expect(notPrinted(status, await ask())).toEqual([]);

  const change = (file: string, before: RegExp, after: string) => {
    const source = readFileSync(join(root, file), "utf8");
    expect(source).toMatch(before);
    writeFiles(root, { [file]: source.replace(before, after) });
  };
  change(`locales/${defaultLocale}.json`, /(?<="about": )"Nosotros"/, '"La empresa"');
  change(`content/${defaultLocale}/pages/stories.md`, /^title: .*$/m, "title: Otro título");
  const now = await ask();
  expect(notPrinted(outdated, now)).toEqual([]);
  markDone(root, [pageFile, "locales/ca.json"]);
  expect(await ask()).not.toContain("El original dice ahora");
});
