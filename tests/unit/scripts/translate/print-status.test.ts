import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { expect, test } from "vitest";
import { addLanguage } from "#scripts/translate/add-language.ts";
import { markDone } from "#scripts/translate/mark-done.ts";
import { printStatus } from "#scripts/translate/print-status.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

const all = { locale: undefined, json: false, html: undefined };
const post = "content/ca/blog/licencia-y-terreno.md";

/** Returns a site with a Catalan article, noted and then changed in Spanish, and one Catalan string likewise. */
function changedSite(): string {
  const root = copyFixtureSite();
  addLanguage(root, "ca");
  edit(root, "locales/ca.json", '"about": "Nosotros"', '"about": "Nosaltres"');
  const original = readFileSync(join(root, post.replace("/ca/", "/es/")), "utf8");
  const title = original.replace(/^title:.*$/m, "title: Llicència & <terreny>");
  writeFiles(root, { [post]: title });
  markDone(root, [post, "ca"]);
  edit(root, "locales/es.json", '"about": "Nosotros"', '"about": "Quiénes <somos>"');
  edit(root, post.replace("/ca/", "/es/"), /^## .*$/m, (heading) => `${heading}\n\nUn párrafo nuevo.`);
  return root;
}

function edit(root: string, file: string, from: string | RegExp, to: string | ((found: string) => string)): void {
  const before = readFileSync(join(root, file), "utf8");
  const after = typeof to === "string" ? before.replace(from, to) : before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from}.`);
  writeFiles(root, { [file]: after });
}

test("a site in Spanish alone says how a language is begun", async () => {
  expect(await printStatus(copyFixtureSite(), all)).toContain("npm run i18n -- add ca");
});

test("a file with a wrong name is no language, and is told its right one", async () => {
  const strings = '{ "language": { "name": "English", "direction": "ltr" } }';
  const root = copyFixtureSite({ "locales/en-gb.json": strings, "locales/qqqqqqqqq.json": strings });
  const told = await printStatus(root, all);
  expect(told.split("\n")).toEqual([
    "locales/en-gb.json no cuenta, porque así no se llama ningún idioma. Cámbiale el nombre por «en-GB.json».",
    "locales/qqqqqqqqq.json no cuenta, porque así no se llama ningún idioma. Ponle el código del suyo, como «ca.json».",
  ]);
  expect(JSON.parse(await printStatus(root, { ...all, json: true }))).toEqual({ languages: [] });
});

test("the terminal has a table of languages and what is to be done of each", async () => {
  const told = await printStatus(changedSite(), all);
  expect(told).toMatch(/^\| Idioma +\|/);
  expect(told).toMatch(/\| catalán \(ca\): textos +\| +\d+ % \| +\d+ \| +\| +\d+ \| +1 \|/);
  expect(told).toMatch(/\| catalán \(ca\): páginas +\| +\d+ % \| +0 \| +0 \| +\d+ \| +1 \|/);
  expect(told).toMatch(/- content\/ca\/blog\/licencia-y-terreno\.md\n {4}Ha cambiado «.+»\.\n/);
  expect(told).toContain("- nav.about\n    El original dice ahora: Quiénes <somos>\n    La traducción dice: Nosaltres");
  expect(told).toMatch(/- content\/ca\/pages\/home\.md\n/);
  expect(told).toMatch(/ {2}y \d+ más/);
  expect(told).toContain("Para verlo todo: npm run i18n -- status ca --html .local/estado.html");
});

test("JSON has the same for programs", async () => {
  const { languages } = JSON.parse(await printStatus(changedSite(), { ...all, locale: "ca", json: true }));
  expect(languages).toHaveLength(1);
  const [{ locale, strings, pages, words, wordsLeft, percent }] = languages;
  expect([locale, strings.outdated]).toEqual([
    "ca",
    [{ key: "nav.about", original: ["Quiénes <somos>"], translation: ["Nosaltres"] }],
  ]);
  expect(strings.total).toBe(strings.done + strings.missing.length + 1);
  const outdated = pages.filter(({ state }: { state: string }) => state === "outdated");
  expect(outdated).toMatchObject([{ name: "blog/licencia-y-terreno.md", changedSections: [expect.any(String)] }]);
  const folders = new Set(pages.map(({ name }: { name: string }) => name.split("/")[0]));
  expect([...folders]).toEqual(["pages", "models", "blog", "stories", "legal", "faq", "assistant"]);
  expect(wordsLeft).toBeLessThan(words);
  expect(percent).toBe(Math.floor(((words - wordsLeft) / words) * 100));
});

test("the page is Spanish, runs no script, loads nothing and names its parts", async () => {
  const root = changedSite();
  expect(await printStatus(root, { ...all, html: "informes/estado.html" })).toContain("informes/estado.html");
  const text = readFileSync(join(root, "informes/estado.html"), "utf8");
  const tree = fromHtml(text);
  expect(select("html", tree)?.properties.lang).toBe("es");
  expect(selectAll("script, link, img, [src], [onclick]", tree)).toEqual([]);
  expect(selectAll("h1", tree)).toHaveLength(1);
  const [head, ...rows] = selectAll("tr", tree);
  expect(rows).toHaveLength(2);
  const columns = head ? selectAll("th[scope=col]", head).length : 0;
  for (const row of rows) {
    expect(selectAll("th[scope=row]", row)).toHaveLength(1);
    expect(selectAll("th, td", row)).toHaveLength(columns);
  }
  const ids = selectAll("[id]", tree).map(({ properties }) => properties.id);
  expect(ids).toEqual(["ca"]);
  expect(selectAll("[aria-labelledby]", tree).map(({ properties }) => String(properties.ariaLabelledBy))).toEqual(ids);
  expect(text).toContain("Quiénes &lt;somos&gt;");
  await printStatus(root, { ...all, html: join(root, "otro.html") });
  expect(readFileSync(join(root, "otro.html"), "utf8")).toBe(text);
});

test("nothing is left of a language whose texts are noted as they are", async () => {
  const root = copyFixtureSite();
  addLanguage(root, "ca");
  const groups = Object.keys(JSON.parse(readFileSync(join(root, "locales/ca.json"), "utf8")));
  markDone(root, ["ca", ...groups.filter((name) => name !== "language")]);
  const { languages } = JSON.parse(await printStatus(root, { ...all, json: true }));
  expect(languages[0].strings).toMatchObject({ missing: [], outdated: [], unnoted: 0, wordsLeft: 0 });
});

test("what cannot be read is named, and no page is written", async () => {
  const root = changedSite();
  await expect(printStatus(root, { ...all, locale: "fr" })).rejects.toThrow("La web no está en francés («fr»)");
  writeFiles(root, { [post]: "---\ntitle: [\n---\n" });
  await expect(printStatus(root, { ...all, html: "a.html" })).rejects.toThrow(`No se puede leer ${post}`);
  expect(existsSync(join(root, "a.html"))).toBe(false);
});
