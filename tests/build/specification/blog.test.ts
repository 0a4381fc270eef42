import { expect, test } from "vitest";
import { readBuilt } from "#tests/site/built-pages.ts";
import { findAll, findOne, parseHtml, textOf } from "#tests/site/html.ts";
import { headings, linksOf, mainOf, picturesOf, targetsOf } from "./page-parts.ts";

const slugs = ["futuro-modular", "ahorro-casas-modulares", "glamping-inversion-rentable"];

test("section 2 · Blog: /blog has 3 article cards that link to the articles", () => {
  const cards = findAll(mainOf("/blog"), "article");
  const hrefs = cards.flatMap(linksOf).map(({ href }) => href);
  expect(hrefs.sort()).toEqual(slugs.map((slug) => `/blog/${slug}`).sort());
});

test.each(slugs)("section 2 · Blog: /blog/%s has images, title, date, headings, bullets and paragraphs", (slug) => {
  const [article] = findAll(mainOf(`/blog/${slug}`), "article");
  if (!article) throw new Error("The page has no article.");
  expect(headings(article, 1)).toHaveLength(1);
  expect(textOf(findOne(article, "time"))).toMatch(/^\d{1,2} de \p{Ll}+ de \d{4}$/u);
  expect(picturesOf(article)).toHaveLength(3);
  expect(headings(article, 2).length).toBeGreaterThan(3);
  expect(headings(article, 3).length).toBeGreaterThan(0);
  expect(findAll(article, "li").length).toBeGreaterThan(3);
  expect(findAll(article, "p").length).toBeGreaterThan(10);
});

test.each(slugs)("section 2 · Blog: /blog/%s has the link Volver al Blog", (slug) => {
  expect(targetsOf(mainOf(`/blog/${slug}`), "Volver al Blog")).toEqual(["/blog"]);
});

test("section 2 · Blog: an unknown slug shows Post no encontrado", () => {
  const main = findOne(parseHtml(readBuilt("blog/404.html")), "main");
  expect(headings(main, 1)).toEqual(["Post no encontrado"]);
  expect(targetsOf(main, "Volver al Blog")).toEqual(["/blog"]);
});
