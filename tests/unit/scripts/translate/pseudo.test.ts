import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { codeRoot } from "#scripts/check/locales/code-root.ts";
import { readSourceStrings } from "#scripts/check/locales/source-code.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { makePseudo, pseudoText } from "#scripts/translate/pseudo.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

test("a text has accents, is longer and stands in brackets; what is no word stays", () => {
  expect(pseudoText("Nosotros")).toBe("[Ñöšöţŕöš Ñöšö]");
  expect(pseudoText("{{count}} minutos")).toMatch(/^\[\{\{count\}\} mîñûţöš /);
  expect(pseudoText("{{title}} · {{brand}}")).toBe("{{title}} · {{brand}}");
});

test("the copy is a site in two languages that passes the check, and the site itself stays as it is", async () => {
  const root = copyFixtureSite();
  mkdirSync(join(root, "node_modules"));
  expect(makePseudo(root)).toContain(".cache/pseudo");
  expect(existsSync(join(root, "locales/en-XA.json"))).toBe(false);
  const site = openSite(join(root, ".cache/pseudo"));
  const issues = await runChecks(site, readSourceStrings(codeRoot));
  // The words that the check knows claims by are those of the content.
  expect(issues.map(({ file, code }) => `${file} ${code}`)).toEqual(["locales/en-XA.json locale-unfinished"]);
  const { content } = site.edition("en-XA");
  expect(content.isTranslated("pages", "home")).toBe(true);
  expect(content.entry("blog", "madera-al-sol")?.data.title).toMatch(/^Måðéŕå/);
});
