import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { codeRoot } from "#scripts/check/locales/code-root.ts";
import { readSourceStrings } from "#scripts/check/locales/source-code.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { type CheckReport, createReport } from "#scripts/dev/check-report.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

const fixtureFile = (file: string) => readFileSync(join(fixtureRoot, file), "utf8");
const strings = readSourceStrings(codeRoot);

/** Returns the report of a copy of the frozen site with other files. */
async function reportOf(files: Readonly<Record<string, string>>): Promise<CheckReport> {
  const site = openSite(copyFixtureSite(files));
  return createReport(site, await runChecks(site, strings));
}

/** Returns the pages of the issues of one file. */
async function pagesOf(file: string, text: string) {
  const { issues } = await reportOf({ [file]: text });
  const own = issues.filter((issue) => issue.file === file);
  expect(own).not.toEqual([]);
  return own[0]?.pages;
}

const broken = "---\ntitle: [\n---\n";
const es = fixtureFile("locales/es.json");

test("an issue in words has its line, and the pages of its file", async () => {
  const file = "content/es/blog/madera-al-sol.md";
  const { issues, blocking } = await reportOf({ [file]: `${fixtureFile(file)}\n[a](/zzz)\n` });
  expect(issues).toHaveLength(1);
  expect(issues[0]).toMatchObject({ file, code: "link-broken", severity: "error", pages: ["/blog/madera-al-sol"] });
  expect(issues[0]?.source?.source).toBe("[a](/zzz)");
  expect(blocking).toBe(false);
});

test.each([
  ["content/es/blog/madera-al-sol.md", broken, ["/blog", "/blog/madera-al-sol"]],
  ["content/es/blog/nuevo.md", "", ["/blog", "/blog/nuevo"]],
  ["content/es/blog/Mal Nombre.md", broken, ["/blog", "/blog/Mal Nombre"]],
  ["content/es/models/lum-norte.md", broken, ["/productos/lum-norte", "/lum-norte", "/modelos"].sort()],
  ["content/es/pages/contact.md", broken, ["/contacto"]],
  ["content/es/pages/about.md", broken, ["/nosotros", "/sobre-nosotros"]],
  ["content/es/legal/privacy.md", broken, ["/privacidad"]],
  ["content/es/assistant/nada.md", broken, ["/"]],
  ["content/site.yaml", "brand: [", null],
  ["locales/ca.json", "{", null],
])("%s is shown by its pages", async (file, text, pages) => {
  const found = await pagesOf(file, text);
  expect(found ? [...found].sort() : found).toEqual(pages);
});

test("questions are part of two pages", async () => {
  const pages = await pagesOf("content/es/faq/preguntas-frecuentes.md", broken);
  expect(pages).toContain("/contacto");
  expect(pages).toHaveLength(2);
});

test("an original is shown by all languages that are complete, a translation by its own", async () => {
  const locales = { "locales/ca.json": es, "locales/eu.json": "{" };
  const { issues } = await reportOf({
    ...locales,
    "content/es/blog/madera-al-sol.md": `${fixtureFile("content/es/blog/madera-al-sol.md")}\n[a](/zzz)\n`,
    "content/ca/blog/cuentas-claras.md": "---\ntitel: Zwei\n---\n",
  });
  const pages = new Map(issues.map((issue) => [issue.file, issue.pages]));
  expect(pages.get("content/es/blog/madera-al-sol.md")).toEqual(["/blog/madera-al-sol", "/ca/blog/madera-al-sol"]);
  expect(pages.get("content/ca/blog/cuentas-claras.md")).toEqual(["/ca/blog", "/ca/blog/cuentas-claras"]);
});

test.each([
  ["no settings", { "content/site.yaml": "" }, true, []],
  ["no strings", { "locales/es.json": "{" }, true, ["es"]],
  ["a missing string", { "locales/es.json": es.replace(/"blog": "[^"]*",/, "") }, true, ["es"]],
  ["half a language", { "locales/ca.json": "{" }, false, ["ca"]],
  ["a broken article", { "content/es/blog/madera-al-sol.md": "" }, false, []],
])("%s: whether a page can be shown", async (_name, files, blocking, brokenLocales) => {
  expect(await reportOf(files)).toMatchObject({ blocking, brokenLocales });
});
