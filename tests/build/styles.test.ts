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

test.each(sites)("$name: every class of a page that has rules has them in a sheet of the page", (tested) => {
  const classes = readClasses(tested);
  const known = new Set([...classes.values()].flatMap((names) => [...names]));
  // Without rules the test would find nothing missing.
  expect(known.size).toBeGreaterThan(500);
  const issues = findIssues(tested.documents, ({ html }) => {
    const linked = sheetsOf(html).map((sheet) => classes.get(sheet));
    const used = new Set(findAll(html, "[class]").flatMap((element) => classesOf(element)));
    return [...used].filter((name) => known.has(name) && !linked.some((names) => names?.has(name)));
  });
  expect(issues).toEqual({});
});

function sheetsOf(html: TestedSite["documents"][number]["html"]): string[] {
  return findAll(html, 'head > link[rel="stylesheet"]').map((link) => attributeOf(link, "href") ?? "");
}

function classesOf(element: ReturnType<typeof findAll>[number]): string[] {
  return (attributeOf(element, "class") ?? "").split(/\s+/);
}

/** Returns the classes that each stylesheet has rules of, by its path on the site. */
function readClasses({ files, read }: TestedSite): ReadonlyMap<string, ReadonlySet<string>> {
  const sheets = files.filter((file) => /^assets\/[^/]+\.css$/.test(file));
  return new Map(
    sheets.map((file) => {
      const selectors = read(file).replace(/\{[^{}]*\}/g, "{}");
      return [`/${file}`, new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name))];
    }),
  );
}
