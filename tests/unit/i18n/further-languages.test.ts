import { expect, test } from "vitest";
import { openContentFiles } from "#app/content/content-files.server.ts";
import { toolAreas } from "#app/i18n/tool-areas.ts";
import { openSite } from "#app/site/site.server.ts";
import { codeRoot } from "#scripts/check/locales/code-root.ts";
import { readSourceStrings } from "#scripts/check/locales/source-code.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { readStrings } from "#scripts/translate/read-strings.ts";
import { countPages, readStatus } from "#scripts/translate/status/language-status.ts";
import { furtherLanguages, layTranslations } from "#tests/site/lay-translations.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

// The languages of `tests/fixture-site`, which the tests of built files and the browser tests give to the frozen site.

test("the check has nothing to say against them but that some are unfinished", async () => {
  const root = copyFixtureSite();
  layTranslations(root);
  const issues = await runChecks(openSite(root), readSourceStrings(codeRoot));
  expect(issues.map(({ file, code }) => `${file} ${code}`)).toEqual([
    "locales/ar.json locale-unfinished",
    "locales/ca.json locale-unfinished",
  ]);
});

test("English has every string, and five pages made from the originals as they are", () => {
  const root = copyFixtureSite();
  layTranslations(root, ["en"]);
  const [english] = readStatus(openContentFiles(root, { developing: true }), ["en"]);
  if (!english) throw new Error("There is no status of English.");
  expect([english.strings.missing, countPages(english, "done")]).toEqual([[], 5]);
  const areas = Object.keys(Object(readStrings(root, "en")));
  expect(areas.filter((area) => toolAreas.includes(area))).toEqual([]);
});

test("the others have as many strings as their tests say", () => {
  const root = copyFixtureSite();
  layTranslations(root);
  const status = readStatus(openContentFiles(root, { developing: true }), furtherLanguages);
  const done = status.map(({ locale, strings }) => [locale, strings.done]);
  expect(Object.fromEntries(done)).toMatchObject({ ca: 10, ar: 22 });
});
