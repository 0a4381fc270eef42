import type { Element } from "hast";
import { expect, test } from "vitest";
import { attributeOf, findAll, findOne, textOf } from "#tests/site/html.ts";
import {
  attributesOf,
  cardsOf,
  hrefsOf,
  itemsUnder,
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

test("the hub draws the models with area and price, and links to them", () => {
  const cards = cardsOf(sectionOf(main("/modelos"), "Nuestros Modelos"));
  expect(cards.flatMap(linksOf)).toEqual([
    { text: "Ver LUM|NORTE", href: "/lum-norte" },
    { text: "Ver LUM|SUR", href: "/lum-sur" },
    { text: "Ver LUM|LIENZO", href: "/lum-lienzo" },
  ]);
  expect(cards.map((card) => textsOf(card, "p").slice(-4, -2))).toEqual([
    ["19,20 m²", "24.000 €"],
    ["45,00 m²", "56.250 €"],
    ["a medida", "1.250 €/m²"],
  ]);
});

test("the hub compares the models in a table", () => {
  const section = sectionOf(main("/modelos"), "Compáralos");
  const [table] = findAll(section, "table");
  if (!table) throw new Error("The hub has no table.");
  expect(textsOf(table, "thead th")).toEqual(["Modelo", "LUM|NORTE", "LUM|SUR", "LUM|LIENZO"]);
  expect(attributesOf(table, "th", "scope")).not.toContain("");
  const prices = findAll(table, "tr").find((row) => /^Precio orientativo/.test(textOf(row)));
  expect(prices && textsOf(prices, "th, td")).toEqual([
    "Precio orientativo impuestos según presupuesto",
    "24.000 € a 1.250 €/m²",
    "56.250 € a 1.250 €/m²",
    "1.250 €/m² sobre el dibujo final",
  ]);
  expect(linksOf(table)).toEqual(
    models.flatMap((id) => {
      const name = id.toUpperCase().replace("-", "|");
      return [
        { text: `Ficha de ${name}`, href: `/productos/${id}` },
        { text: `Consultar ${name}`, href: `/contacto?modelo=${id}` },
      ];
    }),
  );
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

test("a product page states metres first and feet second, areas, bedrooms, bathrooms and heights", () => {
  const terms = [
    "Medidas exteriores",
    "Superficie exterior",
    "Superficie útil",
    "Dormitorios",
    "Baños",
    "Altura libre",
  ];
  const facts = ["lum-norte", "lum-sur"].map((id) => {
    const section = sectionOf(main(`/productos/${id}`), "Medidas y precio");
    expect(textsOf(section, "dt")).toEqual(terms);
    return terms.map((term) => textsOf(partOf(section, term), "dd"));
  });
  expect(facts[0]).toEqual([
    ["6,0 × 3,2 m", "19'x10' en pies"],
    ["19,20 m²", "largo por ancho"],
    ["15,40 m²", "suma de las estancias"],
    ["sofá cama"],
    ["1", "con ducha"],
    ["2,62 m", "3,26 m por fuera"],
  ]);
  expect(facts[1]?.slice(1, 5)).toEqual([
    ["45,00 m²", "largo por ancho"],
    [expect.stringMatching(/^3\d,\d\d m²$/), "planta «Dos alas»"],
    ["2"],
    ["2", "con ducha"],
  ]);
});

test("both pages of a model state its price, the price per square metre and the tax phrase above the picture", () => {
  for (const [id, price] of [
    ["lum-norte", "24.000 €"],
    ["lum-sur", "56.250 €"],
  ]) {
    for (const path of [`/${id}`, `/productos/${id}`]) {
      const [amount] = findAll(main(path), "strong");
      expect(amount && textOf(amount), path).toBe(price);
      expect(textOf(main(path)), path).toContain(
        `${price} 1.250 €/m² · precio orientativo, impuestos según presupuesto`,
      );
    }
  }
  expect(textOf(main("/lum-lienzo"))).toContain("1.250 €/m² sobre el dibujo final, impuestos según presupuesto");
});

test("the bar of a product page names price and tax phrase and jumps to each section that there is", () => {
  for (const [id, jumps] of [
    ["lum-norte", ["#planta", "#opciones", "#cimentacion", "#construccion"]],
    ["lum-lienzo", ["#planta", "#posibilidades", "#ventajas", "#caracteristicas"]],
  ] as const) {
    const page = main(`/productos/${id}`);
    const bar = findOne(page, ".product-bar");
    expect(hrefsOf(bar)).toEqual([...jumps, `/contacto?modelo=${id}`]);
    for (const jump of jumps) expect(findAll(page, `section${jump}`)).toHaveLength(1);
    expect(textOf(bar)).toContain("€");
    expect(textOf(bar)).toContain("impuestos según presupuesto");
  }
});

test("a product page and the hub say what the price includes and what not, with the sum where there is one", () => {
  const { included, excluded } = frozenSite.site.edition("es").content.site();
  for (const [path, title, sum] of [
    ["/productos/lum-norte", "Qué compras con 24.000 €", "19,20 m² × 1.250 €/m² = 24.000 €"],
    ["/productos/lum-lienzo", "Qué compras a 1.250 €/m²", undefined],
    ["/modelos", "Qué compras a 1.250 €/m²", undefined],
  ] as const) {
    const section = sectionOf(main(path), title);
    expect(itemsUnder(section, "Qué incluye el precio")).toEqual(included);
    expect(itemsUnder(section, "Qué va aparte")).toEqual(excluded);
    if (sum) expect(textOf(section)).toContain(sum);
    else expect(textOf(section)).not.toContain("=");
  }
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
  const [small, large] = ["lum-norte", "lum-sur"].map((id) => sectionOf(main(`/productos/${id}`), "Planta"));
  if (!small || !large) throw new Error("A product page has no plans.");
  expect([small, large].map((layout) => findAll(layout, 'svg[role="img"]').length)).toEqual([1, 2]);
  expect(textsOf(large, "h3")).toEqual(["LUM|SUR, planta «Dos alas»", "LUM|SUR, planta «Noche junta»"]);
  expect(textsOf(small, "ol > li")).toEqual([
    expect.stringMatching(/^1Sala 8,26 m² Sofá cama/),
    expect.stringMatching(/^2Cocina 2,38 m²/),
    expect.stringMatching(/^3Baño 4,76 m²/),
  ]);
  expect(textOf(small)).toContain("Superficie útil: 15,40 m²");
  expect(textsOf(large, "label")).toEqual(["Dos alas", "Noche junta"]);
  const unfolded = findAll(large, "details").map((words) => attributeOf(words, "open") !== undefined);
  expect(unfolded).toEqual([true, false, false, false]);
});

test("below each plan stands in sentences what its drawing shows of every room", () => {
  const layout = sectionOf(main("/productos/lum-norte"), "Planta");
  expect(textsOf(layout, "h4")).toEqual(["Sala", "Cocina", "Baño"]);
  expect(textsOf(layout, "h4 + div")[1]).toBe(
    "Mide 1,7 m de ancho y 1,4 m de fondo. Puerta hacia la derecha, de 0,7 m de ancho: lleva a «Baño» y se abre hacia allí." +
      " Sin tabique por más de un lado: sigue «Sala». Bancada de cocina (1,6 × 0,6 m), al fondo.",
  );
  const [first, second] = findAll(sectionOf(main("/productos/lum-sur"), "Planta"), "h4").map(textOf);
  expect([first, second]).toEqual(["Dormitorio principal", "Baño principal"]);
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

test("a product page has the pictures of its lists, and a gallery does not begin with the poster of its model", () => {
  const { content } = frozenSite.site.edition("es");
  for (const { slug, data } of content.entries("models")) {
    const shown = attributesOf(main(`/productos/${slug}`), "img.model-picture", "alt");
    expect(shown).toEqual(Object.values(data.product.pictures ?? {}).map(({ alt }) => alt));
    expect(attributesOf(main(`/${slug}`), "img.model-picture", "alt")).toEqual([data.presentation.image.alt]);
    expect(data.images[0]?.src).not.toBe(data.presentation.image.src);
  }
});
