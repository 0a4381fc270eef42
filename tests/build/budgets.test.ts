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
