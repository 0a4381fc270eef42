import { readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { flatStrings } from "#app/i18n/string-groups.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { writeFixtureStrings } from "#tests/site/fixture-strings.ts";
import { makeFolder } from "./scripts/make-folder.ts";

const stringsOf = (file: string) => new Map(flatStrings(JSON.parse(readFileSync(file, "utf8"))));

test("the frozen site has the project's strings, in its own words where it has some", () => {
  const root = makeFolder({ "frozen-strings.json": '{ "nav": { "blog": "Bitácora" } }', "locales/ca.json": "{}" });
  writeFixtureStrings(root);
  const file = join(root, "locales/es.json");
  expect(stringsOf(file)).toEqual(stringsOf("locales/es.json").set("nav.blog", "Bitácora"));
  utimesSync(file, 1000, 1000);
  writeFixtureStrings(root);
  expect(statSync(file).mtimeMs).toBe(1_000_000);
});

test("no frozen words are left of a string that is gone", () => {
  const strings = stringsOf("locales/es.json");
  const frozen = [...stringsOf(join(fixtureRoot, "frozen-strings.json")).keys()];
  expect(frozen.filter((key) => !strings.has(key))).toEqual([]);
});
