import { expect, test } from "vitest";
import { frozenSite, sites, type TestedSite } from "./built-sites.ts";
import { type FileKind, openPageBytes } from "./page-bytes.ts";

type Limits = Readonly<Partial<Record<FileKind, number>>>;

/**
 * What a page of any content may weigh at most, in bytes, as `page-bytes.ts` counts. Words and pictures decide on the
 * first of these, whose limits are far above what is reasonable; code decides on the others.
 */
const limits: Limits = {
  html: 60_000,
  data: 60_000,
  picture: 200_000,
  // What the first ten packets of a connection hold.
  css: 14_000,
  // The one file of the typeface.
  font: 36_000,
  // 123 kB are React, its router and i18next, 5 kB the strings of all pages.
  script: 158_000,
};

/**
 * The words of the frozen site stay, so that more than this is new markup or data: an eighth above its largest page.
 */
const frozenLimits: Limits = { html: 25_000, data: 9500 };

function tooHeavy({ client, pages }: TestedSite, allowed: Limits): string[] {
  const bytesOf = openPageBytes(client);
  return pages.flatMap(({ path }) =>
    Object.entries(bytesOf(path)).flatMap(([kind, bytes]) => {
      const limit = allowed[kind as FileKind] ?? Number.POSITIVE_INFINITY;
      return bytes > limit ? [`${path}: ${kind} weighs ${bytes} bytes, over the limit of ${limit}.`] : [];
    }),
  );
}

test.each(sites)("$name: no page weighs more than its visitors should download", (tested) => {
  expect(tooHeavy(tested, limits)).toEqual([]);
});

test("no page of the frozen site weighs more than its words need", () => {
  expect(tooHeavy(frozenSite, frozenLimits)).toEqual([]);
});
