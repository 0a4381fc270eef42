import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeGrowth, findGrowth, limits } from "./budgets.ts";
import { frozenSite, sites, type TestedSite } from "./built-sites.ts";
import { openPageBytes, type PageBytes } from "./page-bytes.ts";

/** What each page of the frozen site weighed when its weight was last accepted. */
const recorded: Readonly<Record<string, PageBytes>> = JSON.parse(
  readFileSync(new URL("budgets.json", import.meta.url), "utf8"),
);

function weigh({ client, pages }: TestedSite): Record<string, PageBytes> {
  const bytesOf = openPageBytes(client);
  return Object.fromEntries(pages.map(({ path }) => [path, bytesOf(path)]));
}

test.each(sites)("$name: no page weighs more than its visitors should download", (tested) => {
  const weighed = Object.entries(weigh(tested));
  const over = weighed.flatMap(([path, bytes]) =>
    Object.entries(limits).flatMap(([kind, limit]) => {
      const size = bytes[kind as keyof typeof limits];
      return size > limit ? [`${path}: ${kind} weighs ${size} bytes, over the limit of ${limit}.`] : [];
    }),
  );
  expect(over).toEqual([]);
});

test("the frozen site's pages weigh what is recorded of them", () => {
  const weighed = weigh(frozenSite);
  const growth = findGrowth(recorded, weighed).map(describeGrowth);
  expect(growth, "If it is meant, write the new figures into tests/build/budgets.json.").toEqual([]);
  // Otherwise a renamed page would have no limit for long.
  expect(Object.keys(recorded).filter((path) => !(path in weighed))).toEqual([]);
});

test("every kind of file is found on the pages that have it", () => {
  const weighed = Object.values(weigh(frozenSite));
  for (const { html, data, css, font } of weighed) expect(Math.min(html, data, css, font)).toBeGreaterThan(200);
  expect(weighed.filter(({ picture }) => picture > 1000).length).toBeGreaterThan(weighed.length / 2);
});

test("growth beyond the tolerance is named with its figures, and less is none", () => {
  const page = { html: 8000, data: 3000, css: 8800, script: 0, font: 35_000, picture: 0 };
  const grown = findGrowth({ "/blog": page }, { "/blog": { ...page, html: 8400, css: 9900 } });
  expect(grown.map(describeGrowth)).toEqual(["/blog: css grew from 8.8 to 9.9 kB, over its limit of 9.3 kB."]);
  expect(findGrowth({}, { "/nueva": page }).map(({ kind }) => kind)).toContain("html");
});
