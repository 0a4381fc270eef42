import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openContentFiles } from "#app/content/content-files.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import type { ReturnedFile } from "#scripts/translate/exchange/exchange-file.ts";
import { readPo, writePo } from "#scripts/translate/exchange/po-file.ts";
import { readXliff, writeXliff } from "#scripts/translate/exchange/xliff-file.ts";
import { exportLanguage } from "#scripts/translate/export-language.ts";
import { importLanguage } from "#scripts/translate/import-language.ts";
import { readStatus } from "#scripts/translate/status/language-status.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

const noStrings = { keys: [], strings: [], literalTexts: [] };
const language = { "locales/en.json": '{ "language": { "name": "English", "direction": "ltr" } }' };
const post = "blog/licencia-y-terreno.md";
const translated = `content/en/${post}`;

type Unit = ReturnedFile["units"][number];

/** Writes a PO file with some of the texts that were exported, as their translator sends them. */
async function send(root: string, translate: (unit: Unit) => string): Promise<string> {
  await exportLanguage(root, "en", { format: "po", pages: true });
  const { units } = readPo(readFileSync(join(root, ".local/en-paginas.po"), "utf8"));
  const sent = units.map((unit) => ({ ...unit, note: "", translation: translate(unit), isOutdated: false }));
  writeFiles(root, { "a.po": writePo({ locale: "en", units: sent }) });
  return await importLanguage(root, "en", "a.po");
}

function stateOf(root: string, name: string) {
  const [status] = readStatus(openContentFiles(root, { developing: true }), ["en"]);
  return status?.pages.find((page) => page.name === name);
}

test("all pages come back whole, are noted, and pass the check", async () => {
  const root = copyFixtureSite(language);
  const titled = (id: string) => /:(?:title|(?:presentation|product)\.(?:title|description)|description)$/.test(id);
  await send(root, ({ id, original }) => (titled(id) ? `${original} in English` : original));
  const [status] = readStatus(openContentFiles(root, { developing: true }), ["en"]);
  expect(status?.pages.filter(({ state, noted }) => state !== "done" || !noted)).toEqual([]);
  const issues = await runChecks(openSite(root), noStrings);
  const unreadable = /^(?:yaml|field|front-matter|item|translation)-/;
  expect(issues.filter(({ file, code }) => file.startsWith("content/en/") && unreadable.test(code))).toEqual([]);
});

test("a page is written once all its sections are there; its fields at once", async () => {
  const root = copyFixtureSite(language);
  const told = await send(root, ({ id, original }) =>
    id === `${post}:title` ? "Permit & plot" : id === `${post}#` ? original : "",
  );
  expect(told).toContain(`hasta que estén traducidos todos sus apartados: ${translated}`);
  expect(stateOf(root, post)).toMatchObject({ state: "partial", missingBody: true });
  await send(root, ({ id, original, translation }) => (id.startsWith(`${post}#`) ? original : translation));
  expect(stateOf(root, post)).toMatchObject({ missingBody: false, changedSections: [] });
});

test("comments and other fields of a translation stay, and items are found by their ids", async () => {
  const page = "content/en/pages/about.md";
  const root = copyFixtureSite({ ...language, [page]: "---\n# short\ntitle: 'About us'   # nice\n---\n" });
  const asked = (id: string) => id.startsWith("pages/about.md:values.cards[") && id.endsWith("].title");
  await send(root, ({ id }) => (asked(id) ? `Card: ${id.length}` : ""));
  const text = readFileSync(join(root, page), "utf8");
  expect(text).toMatch(
    /^---\n# short\ntitle: 'About us' +# nice\nvalues:\n {2}cards:\n {4}- id: [a-z-]+\n {6}title: "?Card: \d+"?\n/,
  );
  expect(stateOf(root, "pages/about.md")?.missingFields.some(asked)).toBe(false);
});

test("words of a page that somebody has bettered since the export are named, before and after", async () => {
  const page = "content/en/pages/about.md";
  const root = copyFixtureSite({ ...language, [page]: "---\ntitle: Who we are\n---\n" });
  const isTitle = (id: string) => id === "pages/about.md:title";
  const told = await send(root, ({ id }) => (isTitle(id) ? "About us" : ""));
  expect(told).toContain(`Si alguno era más nuevo que este archivo, escríbelo otra vez en ${page}:`);
  expect(told).toContain("- «pages/about.md:title» decía «Who we are» y ahora dice «About us».");
  expect(await send(root, ({ id }) => (isTitle(id) ? "About us" : ""))).not.toContain("más nuevo");
});

test("a section that has changed is exported as outdated", async () => {
  const root = copyFixtureSite(language);
  await send(root, ({ id, original }) => (id.startsWith(post) ? original : ""));
  const original = `content/es/${post}`;
  const text = readFileSync(join(root, original), "utf8");
  writeFiles(root, { [original]: text.replace(/^## .*$/m, (heading) => `${heading}\n\nUn párrafo nuevo.`) });
  await exportLanguage(root, "en", { format: "po", pages: true });
  const { units } = readPo(readFileSync(join(root, ".local/en-paginas.po"), "utf8"));
  const outdated = units.filter(({ isOutdated }) => isOutdated);
  expect(outdated.map(({ id }) => id.startsWith(`${post}#`))).toEqual([true]);
});

test("XLIFF carries the texts of pages too", async () => {
  const root = copyFixtureSite(language);
  await exportLanguage(root, "en", { format: "xliff", pages: true });
  const { units } = await readXliff(readFileSync(join(root, ".local/en-paginas.xlf"), "utf8"));
  const sent = units.map((unit) => ({ ...unit, note: "", translation: unit.id.startsWith(post) ? unit.original : "" }));
  writeFiles(root, { "a.xlf": await writeXliff({ locale: "en", units: sent }) });
  await importLanguage(root, "en", "a.xlf");
  expect(stateOf(root, post)?.state).toBe("done");
});

test.each([
  [`${post}:titel`, "x", `«${post}:titel» no es el nombre de ningún texto`],
  [`${post}#nada`, "x", "no es el nombre de ningún texto"],
  ["blog/nada.md:title", "x", "no es el nombre de ningún texto"],
  [`${post}:title`, "{{precio.metro}}", "no puede llevar datos entre llaves"],
])("«%s» as «%s» is refused, and nothing is written", async (id, translation, sentence) => {
  const root = copyFixtureSite(language);
  const good = { id: "pages/about.md:title", original: "x", translation: "About", note: "", isOutdated: false };
  const bad = { ...good, id, translation };
  writeFiles(root, { "a.po": writePo({ locale: "en", units: [good, bad] }) });
  await expect(importLanguage(root, "en", "a.po")).rejects.toThrow(sentence);
  expect(existsSync(join(root, "content/en"))).toBe(false);
});
