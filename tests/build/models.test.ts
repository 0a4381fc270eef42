import type { Element } from "hast";
import { expect, test } from "vitest";
import { attributeOf, findAll, textOf } from "#tests/site/html.ts";
import {
  attributesOf,
  cardsOf,
  hrefsOf,
  linksOf,
  mainOf,
  partOf,
  sectionOf,
  targetsOf,
  textsOf,
  titleOf,
} from "#tests/site/page-parts.ts";
import { frozenSite } from "./built-sites.ts";

const main = (path: string) => mainOf(frozenSite.page(path));
const models = ["lum-norte", "lum-sur", "lum-lienzo"];

test("the hub links to the audiences, each with a picture", () => {
  const [list] = findAll(main("/modelos"), "ul");
  if (!list) throw new Error("The hub has no list.");
  expect(linksOf(list)).toEqual([
    { text: "Particulares", href: "/particulares" },
    { text: "Campings", href: "/campings" },
    { text: "Empresas", href: "/empresas" },
    { text: "Inversores", href: "/inversores" },
  ]);
  expect(findAll(list, "img")).toHaveLength(4);
});

test("the hub draws the models with their areas and prices, and links to them", () => {
  const cards = cardsOf(sectionOf(main("/modelos"), "Nuestros Modelos"));
  expect(cards.flatMap(hrefsOf)).toEqual(["/lum-norte", "/lum-sur", "/lum-lienzo"]);
  expect(cards.map((card) => /[\d,]+ m² · [\d.]+ €|a medida/.exec(textOf(card))?.[0])).toEqual([
    "19,20 m² · 24.000 €",
    "45,00 m² · 56.250 €",
    "a medida",
  ]);
});

test("the hub has its price, its uses and its button", () => {
  const hub = main("/modelos");
  expect(textOf(sectionOf(hub, "El precio, a 1.250 €/m²"))).toContain(
    "El precio es de 1.250 €/m² en todos los modelos",
  );
  const uses = cardsOf(sectionOf(hub, "Usos para empezar"));
  expect(uses.map(titleOf)).toEqual(["Despacho", "Estudio de pintura", "Casa de invitados", "Casa familiar"]);
  expect(targetsOf(hub, "Contacto")).toEqual(["/contacto"]);
});

test("the page of a model shows a large picture, its facts, its product page and the other models", () => {
  for (const id of models) {
    const page = main(`/${id}`);
    const [picture] = findAll(page, "img");
    expect(picture && [attributeOf(picture, "loading"), attributeOf(picture, "fetchpriority")]).toEqual([
      "eager",
      "high",
    ]);
    expect(findAll(sectionOf(page, "Datos del modelo"), "dt")).toHaveLength(3);
    expect(hrefsOf(page)).toContain(`/productos/${id}`);
    const others = models.filter((other) => other !== id);
    expect(hrefsOf(sectionOf(page, "Los otros modelos"))).toEqual(others.map((other) => `/${other}`));
  }
});

test("a product page states size, area and price with the tax phrase", () => {
  const facts = ["lum-norte", "lum-sur"].map((id) => {
    const page = main(`/productos/${id}`);
    return ["Medidas exteriores", "Superficie exterior", "Precio orientativo"].map((term) =>
      textOf(partOf(page, term)),
    );
  });
  expect(facts).toEqual([
    [
      expect.stringContaining("19'x10' (6,0 m x 3,2 m)"),
      expect.stringContaining("19,20 m²"),
      expect.stringMatching(/24\.000 €.*impuestos según presupuesto/),
    ],
    [
      expect.stringMatching(/\(\d+,\d m x \d+,\d m\)/),
      expect.stringContaining("45,00 m²"),
      expect.stringMatching(/56\.250 €.*impuestos según presupuesto/),
    ],
  ]);
});

test("a product page without a size states the price per square metre and no other", () => {
  const facts = textOf(sectionOf(main("/productos/lum-lienzo"), "Medidas y precio"));
  expect(facts).toContain("1.250 €/m²");
  expect(facts).not.toMatch(/\d €(?!\/m²)/);
});

test("a product page has a picture for each of its content", () => {
  const counts = models.map((id) => {
    const name = id.toUpperCase().replace("-", "|");
    return new Set(attributesOf(sectionOf(main(`/productos/${id}`), `Imágenes de ${name}`), "img", "src")).size;
  });
  const { content } = frozenSite.site.edition("es");
  expect(counts).toEqual(content.entries("models").map(({ data }) => data.images.length));
});

test("a product page has its texts and lists", () => {
  const page = main("/productos/lum-norte");
  expect(findAll(sectionOf(page, "Descripción"), "p")).toHaveLength(2);
  expect(termsIn(page, "Cimentación")).toEqual(["Tornillos en el terreno", "Dados de hormigón"]);
  expect(termsIn(page, "Opciones")).toEqual(["Madera de fachada", "Tarima", "Aire acondicionado"]);
  expect(termsIn(page, "Construcción")).toEqual(["Estructura", "Aislamiento", "Cubierta"]);
});

test("a product page without a size has possibilities, advantages and features", () => {
  const page = main("/productos/lum-lienzo");
  expect(termsIn(page, "Posibilidades")).toEqual(["En L", "Dos alturas", "Ampliación"]);
  expect(termsIn(page, "Ventajas")).toEqual(["El sitio manda", "Sin metros de sobra"]);
  expect(termsIn(page, "Características")).toEqual(["Armazón", "Control en taller"]);
});

test("a product page draws each of its plans and lists their rooms with areas", () => {
  const [small, large] = ["lum-norte", "lum-sur"].map((id) => sectionOf(main(`/productos/${id}`), "Distribución"));
  if (!small || !large) throw new Error("A product page has no plans.");
  expect([small, large].map((layout) => findAll(layout, 'svg[role="img"]').length)).toEqual([1, 2]);
  expect(textsOf(large, "h3")).toEqual(["LUM|SUR, planta «Dos alas»", "LUM|SUR, planta «Noche junta»"]);
  expect(textsOf(small, "li")).toEqual([
    expect.stringMatching(/^1Sala 8,26 m² Sofá cama/),
    expect.stringMatching(/^2Cocina 2,38 m²/),
    expect.stringMatching(/^3Baño 4,76 m²/),
  ]);
});

test("a product page leads to the contact form with its model, and to the other product pages", () => {
  for (const id of models) {
    const page = main(`/productos/${id}`);
    expect(hrefsOf(page)).toContain(`/contacto?modelo=${id}`);
    const others = models.filter((other) => other !== id);
    expect(hrefsOf(sectionOf(page, "Otros modelos"))).toEqual(others.map((other) => `/productos/${other}`));
  }
});

function termsIn(page: Element, title: string): string[] {
  return textsOf(sectionOf(page, title), "dt");
}
