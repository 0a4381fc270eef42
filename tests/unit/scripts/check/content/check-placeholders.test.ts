import { expect, test } from "vitest";
import { collectFacts } from "#app/content/facts.ts";
import { checkPlaceholders } from "#scripts/check/content/check-placeholders.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { article, summary } from "./body/article.ts";

const site = fixture.files.site();
if (!site.ok) throw new Error("The site's file cannot be read.");
const facts = collectFacts(site.site, new Map(), { locale: "es", taxes: "" });

const found = (body: string) =>
  checkPlaceholders(article(body), { facts, unparsedModels: [] }).map(({ values, ...issue }) =>
    [...summary([{ ...issue, values }]), values.found, values.corrected].join(" | "),
  );

test.each([
  ["Son {{precio.metro} el metro", "4:5 placeholder-unclosed | {{precio.metro} | {{precio.metro}}"],
  ["Son {{precio.metro el metro", "4:5 placeholder-unclosed | {{precio.metro | {{precio.metro}}"],
  ["Son {precio.metro}} el metro", "4:18 placeholder-unclosed | {precio.metro}} | {{precio.metro}}"],
  ["Son precio.metro}} el metro", "4:17 placeholder-unclosed | precio.metro}} | {{precio.metro}}"],
  ["Son {{{precio.metro}}} el metro", "4:5 placeholder-unclosed | {{{precio.metro}}} | {{precio.metro}}"],
  ["Son {{precio.metro}}} el metro", "4:5 placeholder-unclosed | {{precio.metro}}} | {{precio.metro}}"],
  ["Son {{precio.metro x 40}} ya", "4:5 figure-syntax |  | {{precio.metro * 40}}"],
  ["Son {{precio por metro y otras muchas palabras más", "4:5 placeholder-unclosed | {{precio por metro y otras… | "],
])("the braces of «%s» have one line", (body, line) => {
  expect(found(body)).toEqual([line]);
});

test("braces in pairs are right", () => {
  expect(found("Son {{precio.metro}} el metro.")).toEqual([]);
});
