import { expect, test } from "vitest";
import { attributeOf, findAll } from "#tests/site/html.ts";
import { findIssues, sites, type TestedSite } from "./built-sites.ts";

/** Bytes of both stylesheets of a page after gzip are in `budgets.test.ts`; here is what they hold. */
test.each(sites)("$name: every page links the sheet of all pages and then the one of its subject", (tested) => {
  const [first] = tested.documents.map(({ html }) => sheetsOf(html)[0]);
  const issues = findIssues(tested.documents, ({ html }) => {
    const [main, subject, ...others] = sheetsOf(html);
    return main === first && subject !== undefined && subject !== main && others.length === 0 ? [] : sheetsOf(html);
  });
  expect(issues).toEqual({});
});

function sheetsOf(html: TestedSite["documents"][number]["html"]): string[] {
  return findAll(html, 'head > link[rel="stylesheet"]').map((link) => attributeOf(link, "href") ?? "");
}
