import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findStringGaps } from "#app/i18n/string-keys.ts";
import { openSite } from "#app/site/site.server.ts";
import { codeRoot } from "#scripts/check/locales/code-root.ts";
import { readSourceStrings } from "#scripts/check/locales/source-code.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { furtherLanguages, layTranslations } from "#tests/site/lay-translations.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

// The languages of `tests/fixture-site`, which the tests of built files and the browser tests give to the frozen site.

test("the check has nothing to say against them but that some are unfinished", async () => {
  const root = copyFixtureSite();
  layTranslations(root);
  const issues = await runChecks(openSite(root), readSourceStrings(codeRoot));
  expect(issues.map(({ file, code }) => `${file} ${code}`)).toEqual([
    // The words that the check knows claims by stay as they are in the content.
    "locales/ar-XB.json locale-unfinished",
    "locales/ar.json locale-unfinished",
    "locales/ca.json locale-unfinished",
  ]);
});

test("they have as many strings as their tests say", () => {
  const root = copyFixtureSite();
  layTranslations(root);
  const read = (locale: string) => JSON.parse(readFileSync(join(root, "locales", `${locale}.json`), "utf8"));
  const own = furtherLanguages.map((locale) => {
    const { all, missing } = findStringGaps(read("es"), read(locale));
    return [locale, all - missing.length, all] as const;
  });
  const [[, , all] = ["", 0, 0]] = own;
  expect(Object.fromEntries(own.map(([locale, count]) => [locale, count]))).toMatchObject({ ar: 0, ca: 10, en: all });
});

test("five pages are English, and one model is of the language from right to left", () => {
  const root = copyFixtureSite();
  layTranslations(root);
  const site = openSite(root);
  const translated = (locale: string) => {
    const pages = site.paths.all().filter((page) => page.locale === locale);
    const own = pages.filter((page) => site.editionOf(page).untranslated === undefined);
    return [...new Set(own.map(({ key, id }) => id ?? key))].sort();
  };
  expect(translated("en")).toEqual(["about", "contact", "home", "licencia-y-terreno", "lum-norte", "site-map"]);
  expect(translated("ar-XB")).toEqual(["lum-sur"]);
  expect([...translated("ca"), ...translated("ar")]).toEqual([]);
});
