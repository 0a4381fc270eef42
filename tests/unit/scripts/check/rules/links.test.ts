import { expect, test } from "vitest";
import { isRightTarget, judgeAddress } from "#scripts/check/rules/links/judge-target.ts";
import { linkTargets } from "#scripts/check/site/link-targets.ts";
import { fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";

test("without facts, placeholders and the own domain are not judged", () => {
  expect(isRightTarget("mailto:{{contacto.email}}", undefined)).toBe(true);
  expect(judgeAddress("https://www.lum.example", undefined)).toBeUndefined();
});

test("in a language from right to left, facts are judged without the signs that keep their order", () => {
  const isolated = new Map([
    ["contacto.email", "\u2068equipo@lum.example\u2069"],
    ["contacto.telefono", "\u2068+34 978 000 111\u2069"],
    ["url", "\u2068https://www.lum.example\u2069"],
  ]);
  expect(isRightTarget("mailto:{{contacto.email}}", isolated)).toBe(true);
  expect(isRightTarget("tel:{{contacto.telefono}}", isolated)).toBe(true);
  expect(judgeAddress("https://www.lum.example/contacto", isolated)?.code).toBe("link-broken");
});

test("a text links to the first page of a list, not to a further one, whose entries change", () => {
  const article = fixtureFile("content/es/blog/madera-al-sol.md");
  const more = Array.from({ length: 12 }, (_, index) => [`content/es/blog/otro-${index}.md`, article] as const);
  const { paths } = siteWith(Object.fromEntries(more));
  const { pages } = linkTargets(paths, () => undefined);
  expect(paths.find("/blog/pagina/2")).toBeDefined();
  expect(["/blog", "/blog/otro-3", "/blog/pagina/2"].map((path) => pages.has(path))).toEqual([true, true, false]);
});
