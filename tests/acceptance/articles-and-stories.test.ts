import { expect, test } from "vitest";
import { findAll, findOne, textOf } from "#tests/site/html.ts";
import { descriptionOf, hrefsOf, targetsOf, textsOf, titleOf } from "#tests/site/page-parts.ts";
import { mainOf } from "./built-pages.ts";

const slugs = ["futuro-modular", "ahorro-casas-modulares", "glamping-inversion-rentable"];

test("Blog: /blog has 3 article cards that link to the articles", () => {
  const cards = findAll(mainOf("/blog"), "article");
  expect(cards.flatMap(hrefsOf).sort()).toEqual(slugs.map((slug) => `/blog/${slug}`).sort());
});

test("Blog: a card has title, description, Spanish long date and image", () => {
  const cards = findAll(mainOf("/blog"), "article");
  for (const card of cards) {
    expect(titleOf(card)).not.toBe("");
    expect(descriptionOf(card).length).toBeGreaterThan(40);
    expect(textsOf(card, "time").join()).toMatch(/^\d{1,2} de \p{Ll}+ de \d{4}$/u);
    expect(findAll(card, "img")).toHaveLength(1);
  }
});

test.each(slugs)("Blog: /blog/%s has images, title, date, headings, bullets and paragraphs", (slug) => {
  const [article] = findAll(mainOf(`/blog/${slug}`), "article");
  if (!article) throw new Error("The page has no article.");
  expect(textsOf(article, "h1")).toHaveLength(1);
  expect(textOf(findOne(article, "time"))).toMatch(/^\d{1,2} de \p{Ll}+ de \d{4}$/u);
  expect(findAll(article, "img")).toHaveLength(3);
  expect(textsOf(article, "h2").length).toBeGreaterThan(3);
  expect(textsOf(article, "h3").length).toBeGreaterThan(0);
  expect(findAll(article, "li").length).toBeGreaterThan(3);
  expect(findAll(article, "p").length).toBeGreaterThan(10);
});

test.each(slugs)("Blog: /blog/%s has the link Volver al Blog", (slug) => {
  expect(targetsOf(mainOf(`/blog/${slug}`), "Volver al Blog")).toEqual(["/blog"]);
});

test("Blog: an unknown slug shows Post no encontrado", () => {
  const main = mainOf("/blog/404");
  expect(textsOf(main, "h1")).toEqual(["Post no encontrado"]);
  expect(targetsOf(main, "Volver al Blog")).toEqual(["/blog"]);
});

test("Stories: /historias has two cards with title, quote, author and image, which link to the stories", () => {
  const cards = findAll(mainOf("/historias"), "article");
  expect(cards.flatMap(hrefsOf)).toEqual(["/historia-1", "/historia-2"]);
  for (const card of cards) {
    expect(titleOf(card)).not.toBe("");
    expect(textsOf(card, "blockquote").join().length).toBeGreaterThan(20);
    // A first name only: nobody's surname is made up.
    expect(textsOf(card, "figcaption").join()).toMatch(/^\p{Lu}\p{Ll}+, \p{Ll}/u);
    expect(findAll(card, "img")).toHaveLength(1);
  }
});

test.each(["/historia-1", "/historia-2"])("Stories: %s leads back to /historias", (path) => {
  expect(targetsOf(mainOf(path), "Volver a Historias")).toEqual(["/historias"]);
});

test("Stories: the list says once, below its heading, that its stories are samples", () => {
  expect(textsOf(mainOf("/historias"), ".sample-note")).toEqual(["Dos casos posibles, contados como ejemplo."]);
});

test.each(["/historia-1", "/historia-2"])("Stories: %s says that it is a sample", (path) => {
  expect(textOf(mainOf(path))).toContain("Un caso posible, contado como ejemplo.");
});
