import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openContentFiles } from "#app/content/content-files.server.ts";
import { checkTranslatedFacts } from "#scripts/check/content/structure/check-translated-facts.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const name = "blog/madera-al-sol.md";
const original = readFileSync(join(fixtureRoot, `content/es/${name}`), "utf8");

/** Returns what is said of a translation of an article: codes with fields. */
function found(fields: string, body = "Fusta al sol."): string[] {
  const files = openContentFiles(
    makeFolder({ [`content/es/${name}`]: original, [`content/ca/${name}`]: `---\n${fields}\n---\n\n${body}\n` }),
    { developing: false },
  );
  return checkTranslatedFacts(files, `content/ca/${name}`, name).map(({ line, code, values }) =>
    [`${line} ${code}`, values.field ?? values.list].filter((value) => value !== undefined).join(" "),
  );
}

test("days and pictures of a translation are those of the original", () => {
  expect(found("title: Fusta\ndate: 2020-01-02")).toEqual(["3 translation-fact date"]);
  expect(found("images:\n  - src: interiors/taller.jpg\n  - {}\n  - {}")).toEqual(["3 translation-fact images[1].src"]);
});

test("words differ, and so may slugs and what another rule judges", () => {
  expect(
    found("title: Fusta\nslug: fusta\ntags: [x]\ndraft: true\nimages:\n  - alt: A\n  - alt: B\n  - alt: C"),
  ).toEqual([]);
});

test("a list of another length is shown as the original has it", () => {
  expect(found("title: Fusta\nimages:\n  - alt: A")).toEqual(["3 translation-list images"]);
});

test("a Spanish article with a translated title is no translation", () => {
  const [, , body = ""] = original.split(/^---$/m);
  expect(found("title: Fusta", body)).toEqual(["1 translation-copy"]);
  expect(found("title: Fusta", "")).toEqual(["1 translation-copy"]);
});
