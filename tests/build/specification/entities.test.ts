import { expect, test } from "vitest";
import { findAll, type HtmlElement, textOf } from "#tests/site/html.ts";
import { cardsOf, descriptionOf, linksOf, mainOf, partOf, picturesOf, sectionOf, titleOf } from "./page-parts.ts";

/** A card has a title, a description of some words and one picture. */
function expectPictureCard(card: HtmlElement): void {
  expect(titleOf(card)).not.toBe("");
  expect(descriptionOf(card).length).toBeGreaterThan(40);
  expect(picturesOf(card)).toHaveLength(1);
}

test("section 3 · Model tile: name, image and route", () => {
  const tiles = cardsOf(sectionOf(mainOf("/"), "Nuestros Modelos"));
  expect(tiles).toHaveLength(4);
  for (const tile of tiles) {
    expectPictureCard(tile);
    expect(linksOf(tile)).toHaveLength(1);
  }
});

test("section 3 · Process step: number, title and list of items", () => {
  const steps = cardsOf(sectionOf(mainOf("/"), "PASO A PASO"));
  expect(steps.map((step) => [findAll(step, "p").map(textOf)[0], titleOf(step)])).toEqual([
    ["01", "Diseño y Consultoría"],
    ["02", "Fabricación y Producción"],
    ["03", "Logística e Instalación"],
  ]);
  for (const step of steps)
    expect(findAll(step, "ul").flatMap((list) => findAll(list, "li")).length).toBeGreaterThan(1);
});

test.each([
  ["mod-one", "28,12 m²", "25.308 €"],
  ["mod-two", "49,22 m²", "44.298 €"],
  ["mod-studio", "18,30 m²", "16.470 €"],
])("section 3 · Product model %s: exterior dimensions, surface and price", (id, surface, price) => {
  const main = mainOf(`/productos/${id}`);
  expect(textOf(partOf(main, "Medidas exteriores"))).toMatch(/\d+'x\d+' \(\d+,\d m x \d+,\d m\)/);
  expect(textOf(partOf(main, "Superficie exterior"))).toContain(surface);
  expect(textOf(partOf(main, "Precio orientativo"))).toContain(price);
  expect(textOf(main)).toContain("impuestos según presupuesto");
});

test("section 3 · Product model LIBRE: price per m², and no price of its own", () => {
  const facts = textOf(sectionOf(mainOf("/productos/mod-libre"), "Medidas y precio"));
  expect(facts).toContain("900 €/m²");
  expect(facts).not.toMatch(/\d €(?!\/m²)/);
});

test("section 3 · Blog article: a card has title, description, Spanish long date and image", () => {
  const cards = findAll(mainOf("/blog"), "article");
  expect(cards).toHaveLength(3);
  for (const card of cards) {
    expectPictureCard(card);
    expect(findAll(card, "time").map(textOf).join()).toMatch(/^\d{1,2} de \p{Ll}+ de \d{4}$/u);
  }
});

test("section 3 · Success story card: title, author, quote, image and link", () => {
  const cards = findAll(mainOf("/historias"), "article");
  expect(cards).toHaveLength(2);
  for (const card of cards) {
    expect(titleOf(card)).not.toBe("");
    expect(findAll(card, "blockquote").map(textOf).join().length).toBeGreaterThan(20);
    expect(findAll(card, "figcaption").map(textOf).join()).not.toBe("");
    expect(picturesOf(card)).toHaveLength(1);
    expect(linksOf(card)).toHaveLength(1);
  }
});

test.each([
  ["/particulares", 12],
  ["/empresas", 20],
  ["/campings", 17],
])("section 3 · Use-case card: title, description and image, on %s", (path, count) => {
  const cards = cardsOf(sectionOf(mainOf(path), "Usos")).filter((card) => picturesOf(card).length > 0);
  expect(cards).toHaveLength(count);
  for (const card of cards) expectPictureCard(card);
});

test("section 3 · Financing card: title, description, image and route", () => {
  const cards = cardsOf(mainOf("/financiacion"));
  expect(cards).toHaveLength(3);
  for (const card of cards) {
    expectPictureCard(card);
    expect(linksOf(card)).toHaveLength(1);
  }
});

test.each([
  ["/proceso", 4],
  ["/financiacion-inversores", 4],
])("section 3 · Benefit card: icon, title and description, on %s", (path, count) => {
  const cards = cardsOf(mainOf(path)).filter((card) => findAll(card, "svg").length > 0);
  expect(cards).toHaveLength(count);
  for (const card of cards) expect(descriptionOf(card).length).toBeGreaterThan(40);
});
