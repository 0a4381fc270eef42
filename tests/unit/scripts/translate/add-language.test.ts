import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readLedger } from "#app/i18n/ledger.server.ts";
import { openLocales } from "#app/i18n/locales.server.ts";
import { outdatedKeys, untranslatedKeys } from "#app/i18n/translation-state.ts";
import { checkLocales } from "#scripts/check/locales/check-locales.ts";
import { addLanguage } from "#scripts/translate/add-language.ts";
import { starterStrings } from "#scripts/translate/starter-strings.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const noStrings = { keys: [], strings: [], literalTexts: [] };
const spanish = {
  language: { name: "Español", direction: "ltr" },
  nav: { about: "Nosotros" },
  seo: { title: "{{title}} · {{brand}}" },
  paths: { home: "", model: ":slug" },
  post: { minutes_one: "{{count}} minuto", minutes_other: "{{count}} minutos", author: "Autora" },
  cli: { serving: "La web se sirve." },
};

function json(root: string, file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), "utf8"));
}

test("a new language has every text that visitors read, in Spanish, under its own name", () => {
  const { strings } = starterStrings(spanish, { locale: "ca", name: "Català", direction: "ltr" });
  const { cli: _cli, ...others } = spanish;
  expect(strings).toEqual({ ...others, language: { name: "Català", direction: "ltr" } });
});

test.each([
  ["ja", ["minutes_other"]],
  ["ca", ["minutes_one", "minutes_other"]],
  ["ar", ["minutes_zero", "minutes_one", "minutes_two", "minutes_few", "minutes_many", "minutes_other"]],
])("%s has its own plural forms: %j", (locale, forms) => {
  const { strings } = starterStrings(spanish, { locale, name: "x", direction: "ltr" });
  expect(Object.keys(strings.post ?? {})).toEqual([...forms, "author"]);
  expect(strings).toHaveProperty(["post", "minutes_other"], "{{count}} minutos");
});

test("its ledger knows that nothing is translated but what has no words", () => {
  const { strings, ledger } = starterStrings(spanish, { locale: "ar", name: "العربية", direction: "rtl" });
  expect([...untranslatedKeys(spanish, strings, ledger)]).toEqual(["nav.about", "post.minutes", "post.author"]);
  const changed = { ...spanish, nav: { about: "Quiénes somos" }, post: { ...spanish.post, minutes_other: "más" } };
  expect([...untranslatedKeys(changed, strings, ledger)]).toEqual(["nav.about", "post.minutes", "post.author"]);
  expect([...outdatedKeys(changed, strings, ledger)]).toEqual([]);
});

test("the strings of a new language pass the check", () => {
  const root = copyFixtureSite();
  const told = addLanguage(root, "ca");
  expect(told).toContain("locales/ca.json");
  expect(told).toContain("catalán");
  expect(json(root, "locales/ca.json")).toMatchObject({ language: { name: "Català", direction: "ltr" } });
  const ledger = readLedger(root, "ca");
  const untranslated = untranslatedKeys(json(root, "locales/es.json"), json(root, "locales/ca.json"), ledger);
  expect(told).toContain(`${untranslated.size} textos`);
  const { issues } = checkLocales(root, openLocales(root), noStrings);
  const found = issues.filter(({ file }) => file.startsWith("locales/") && file !== "locales/es.json");
  expect(found.map(({ code, values }) => [code, values.missing])).toEqual([["locale-unfinished", untranslated.size]]);
});

test.each([
  ["catalan", "El del catalán es «ca»"],
  ["klingonio", "«klingonio» no es el código de ningún idioma"],
  ["castellano", "El español («es») es el idioma original"],
  ["es", "El español"],
])("«%s» is refused, and nothing is written", (word, sentence) => {
  const root = makeFolder({ "locales/es.json": JSON.stringify(spanish) });
  expect(() => addLanguage(root, word)).toThrow(sentence);
  expect(existsSync(join(root, "locales/status"))).toBe(false);
});

test("no file is overwritten, neither the strings nor the ledger", () => {
  const root = makeFolder({ "locales/es.json": JSON.stringify(spanish), "locales/ca.json": "{}" });
  expect(() => addLanguage(root, "ca")).toThrow("Ya existe locales/ca.json");
  expect(readFileSync(join(root, "locales/ca.json"), "utf8")).toBe("{}");
  const other = makeFolder({ "locales/es.json": JSON.stringify(spanish), "locales/status/ca.json": "{}" });
  expect(() => addLanguage(other, "ca")).toThrow("Ya existe locales/status/ca.json");
  expect(existsSync(join(other, "locales/ca.json"))).toBe(false);
});

test("without a readable original nothing is written", () => {
  const root = makeFolder({ "locales/es.json": "{" });
  expect(() => addLanguage(root, "ca")).toThrow("No se puede leer locales/es.json");
  expect(existsSync(join(root, "locales/ca.json"))).toBe(false);
});

test("where the second file cannot be written the first is taken back", () => {
  const root = makeFolder({ "locales/es.json": JSON.stringify(spanish), "locales/status": "no es una carpeta" });
  expect(() => addLanguage(root, "ca")).toThrow(/No se ha podido escribir locales\/status\/ca\.json \(código \w+\)/);
  expect(existsSync(join(root, "locales/ca.json"))).toBe(false);
});
