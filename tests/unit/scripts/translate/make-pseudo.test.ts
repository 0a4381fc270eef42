import { existsSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openLocales } from "#app/i18n/locales.server.ts";
import es from "#locales/es.json" with { type: "json" };
import { checkLocales } from "#scripts/check/locales/check-locales.ts";
import { makePseudo } from "#scripts/translate/make-pseudo.ts";
import { pseudoLanguages, pseudoStrings } from "#scripts/translate/pseudo/pseudo-strings.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const noStrings = { keys: [], strings: [], literalTexts: [] };

test.each(["ltr", "rtl"] as const)("the pseudo-language %s passes the check", (direction) => {
  const { locale } = pseudoLanguages[direction];
  const strings = pseudoStrings(
    JSON.parse(readFileSync(join(fixtureRoot, "locales/es.json"), "utf8")),
    pseudoLanguages[direction],
  );
  const root = copyFixtureSite({ [`locales/${locale}.json`]: JSON.stringify(strings) });
  const { issues } = checkLocales(root, openLocales(root), noStrings);
  expect(issues.filter(({ file }) => file === `locales/${locale}.json`)).toEqual([]);
});

test("what programs read of the strings stays as they read it", () => {
  const strings = pseudoStrings(es, pseudoLanguages.ltr);
  expect(strings).toMatchObject({
    language: { name: expect.any(String), direction: "ltr" },
    product: { anchors: es.product.anchors },
    comparison: { anchor: es.comparison.anchor },
    claimGrounds: { support: { words: es.claimGrounds.support.words } },
  });
  const { words } = Object(strings.numbers);
  expect(words.split(" ")).toHaveLength(es.numbers.words.split(" ").length);
  expect(words).not.toContain("[");
  expect(Object.keys(strings)).not.toContain("cli");
});

test("a language from right to left has its plural forms", () => {
  expect(Object.keys(Object(pseudoStrings(es, pseudoLanguages.rtl).tag))).toContain("articles_few");
});

test("the copy has the language and the site does not; an earlier copy is replaced", () => {
  const root = makeFolder({
    "locales/es.json": JSON.stringify(es),
    "content/es/a.md": "Uno",
    "app/root.tsx": "",
    "build/client/a.html": "",
    "node_modules/x/index.js": "",
    ".cache/pseudo/viejo.txt": "",
  });
  expect(makePseudo(root, "rtl")).toContain("cd .cache/pseudo");
  const copy = join(root, ".cache/pseudo");
  const there = ["locales/ar-XB.json", "locales/es.json", "content/es/a.md", "app/root.tsx", "node_modules/x/index.js"];
  for (const file of there) expect(existsSync(join(copy, file)), file).toBe(true);
  for (const file of ["build", "viejo.txt", ".cache/pseudo"]) expect(existsSync(join(copy, file)), file).toBe(false);
  expect(existsSync(join(root, "locales/ar-XB.json"))).toBe(false);
  expect(lstatSync(join(copy, "node_modules")).isSymbolicLink()).toBe(true);
  makePseudo(root, "ltr");
  expect(existsSync(join(copy, "locales/ar-XB.json"))).toBe(false);
  expect(existsSync(join(root, "node_modules/x/index.js"))).toBe(true);
});

test("without a readable original there is no copy", () => {
  const root = makeFolder({ "locales/es.json": "{" });
  expect(() => makePseudo(root, "ltr")).toThrow("No se puede leer locales/es.json");
  expect(existsSync(join(root, ".cache"))).toBe(false);
});
