import { readFileSync } from "node:fs";
import type { Element, Root } from "hast";
import { expect, test } from "vitest";
import { buildAreas, toolAreas } from "#app/i18n/locale-areas.ts";
import { attributeOf, findAll, templateContents } from "#tests/site/html.ts";
import { realSite, sites, testDocuments } from "./built-sites.ts";
import { openGrownSite } from "./grown-site.ts";
import { readScripts } from "./read-scripts.ts";

test("the same script of at most 1 kB starts every page", () => {
  const starters = new Set(sites.flatMap(({ documents }) => documents.flatMap(({ html }) => runningScripts(html))));
  expect([...starters].map((text) => text !== "" && Buffer.byteLength(text) <= 1024)).toEqual([true]);
});

testDocuments("what a page's application needs waits in a template, and nothing else asks for a script", ({ html }) => {
  const waiting = templateContents(html).flatMap((part) =>
    findAll(part, "link[rel=modulepreload], script[type=module]"),
  );
  return [
    ...findAll(html, "script[src], script[type=module], link[rel=modulepreload], link[as=script]"),
    ...(runningScripts(html).length === 1 ? [] : ["not one script"]),
    ...(waiting.length > 4 ? [] : ["no application"]),
  ];
});

// A name that each package's own code holds and minifying keeps, and a file of the package where it stands.
test.each([
  ["zod", "ZodError", "zod/v4/classic/errors.js"],
  ["yaml", "YAMLParseError", "yaml/dist/errors.js"],
  ["gray-matter", "excerpt_separator", "gray-matter/lib/excerpt.js"],
  ["hast-util-to-jsx-runtime", "Cannot parse `style` attribute", "hast-util-to-jsx-runtime/lib/index.js"],
  ["remark", "codeFencedFenceSequence", "micromark-core-commonmark/lib/code-fenced.js"],
])("no script for visitors contains %s", (_name, mark, file) => {
  expect(readFileSync(`node_modules/${file}`, "utf8")).toContain(mark);
  expect([...readScripts(realSite)].filter(([, text]) => text.includes(mark)).map(([name]) => name)).toEqual([]);
});

test.each([...sites, { ...openGrownSite(), name: "the site in several languages" }])(
  "$name: no script asks for a string that only the build has",
  (site) => {
    const scripts = [...readScripts(site)];
    const named = (area: string) => scripts.filter(([, text]) => text.search(`["'\`]${area}\\.`) >= 0);
    expect(named("nav")).not.toEqual([]);
    expect([...buildAreas, ...toolAreas].filter((area) => named(area).length > 0)).toEqual([]);
  },
);

/** Returns the texts of the scripts of a document that a browser runs; the others are data. */
function runningScripts(html: Root): string[] {
  const isData = (script: Element) => /json|rules/.test(String(attributeOf(script, "type")));
  return findAll(html, "script")
    .filter((script) => !isData(script))
    .map(({ children }) => children.map((child) => ("value" in child ? child.value : "")).join(""));
}
