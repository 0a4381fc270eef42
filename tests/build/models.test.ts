import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { taxPhrase } from "#app/content/figures/tax-phrase.ts";
import { priceContentsOf } from "#app/content/price-contents.ts";
import { formatsIn } from "#app/i18n/formats.ts";
import { attributeOf, findAll, findOne, textOf } from "#tests/site/html.ts";
import {
  attributesOf,
  hrefsOf,
  itemsUnder,
  linksOf,
  mainOf,
  partOf,
  sectionOf,
  textsOf,
} from "#tests/site/page-parts.ts";
import { frozenSite, sites } from "./built-sites.ts";

const main = (path: string) => mainOf(frozenSite.page(path));
const models = ["lum-norte", "lum-sur", "lum-lienzo"];

test("the hub compares the models in a table", () => {
  const section = sectionOf(main("/modelos"), "Compáralos");
  const [table] = findAll(section, "table");
  if (!table) throw new Error("The hub has no table.");
  expect(textsOf(table, "thead th")).toEqual(["Modelo", "LUM|NORTE", "LUM|SUR", "LUM|LIENZO"]);
  expect(attributesOf(table, "th", "scope")).not.toContain("");
  const prices = findAll(table, "tr").find((row) => /^Precio orientativo/.test(textOf(row)));
  expect(prices && textsOf(prices, "th, td")).toEqual([
    "Precio orientativo impuestos según presupuesto",
    "24.000 €",
    "56.250 €",
    "1.250 €/m²",
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

test("below its pictures a product page names the options that they show, with a link to them; the home page warns once", () => {
  const line = findOne(main("/productos/lum-norte"), ".pictured-options");
  expect(textOf(line)).toBe("En las imágenes: tarima, que es una opción. Ver las opciones");
  expect(hrefsOf(line)).toEqual(["#opciones"]);
  expect(findAll(main("/productos/lum-sur"), ".pictured-options")).toEqual([]);
  const show = sectionOf(main("/"), "Nuestros Diseños");
  expect(textOf(show)).toContain("En las imágenes hay opciones, como la tarima.");
});

test("the bar of a product page names price and tax phrase and jumps to each section that there is", () => {
  for (const [id, jumps] of [
    ["lum-norte", ["#que-incluye", "#planta", "#opciones", "#cimentacion", "#construccion"]],
    ["lum-lienzo", ["#que-incluye", "#planta", "#posibilidades", "#ventajas", "#caracteristicas"]],
  ] as const) {
    const page = main(`/productos/${id}`);
    const bar = findOne(page, ".product-bar");
    expect(hrefsOf(bar)).toEqual([...jumps, `/contacto?modelo=${id}`]);
    for (const jump of jumps) expect(findAll(page, `section${jump}`)).toHaveLength(1);
    expect(textOf(bar)).toContain("€");
    expect(textOf(bar)).toContain("impuestos según presupuesto");
  }
});

test("a product page says what its price buys and what not, and that an invented list is one", () => {
  const { included, excluded } = priceContentsOf(frozenSite.site.edition("es").content.site());
  const namesOf = (things: typeof included) => things.map(({ name }) => name);
  for (const [id, title, sum] of [
    ["lum-norte", "Qué compras con 24.000 €", "19,20 m² × 1.250 €/m² = 24.000 €"],
    ["lum-lienzo", "Qué incluye cada metro", "1.250 €/m²"],
  ] as const) {
    const page = main(`/productos/${id}`);
    const section = sectionOf(page, title);
    // Without the numbers of what is drawn.
    const listed = (title: string) => itemsUnder(section, title).map((text) => text.replace(/ \d$/, ""));
    expect(listed("Qué incluye el precio")).toEqual(namesOf(included));
    expect(listed("Qué va aparte")).toEqual(namesOf(excluded));
    expect(textOf(section)).toContain(sum);
    expect(textOf(section)).toContain("Lista de ejemplo");
    expect(textsOf(section, ".price-drawing__name")).toEqual(
      [...included, ...excluded].filter(({ part }) => part).map(({ name }) => name),
    );
    const own = attributeOf(section, "id");
    expect(hrefsOf(findOne(page, ".model-price"))).toEqual([`#${own}`]);
    expect(hrefsOf(findOne(main(`/${id}`), ".model-price"))).toEqual([`/productos/${id}#${own}`]);
  }
  expect(linksOf(main("/modelos"))).toContainEqual({
    text: "Qué incluye el precio y qué va aparte",
    href: "/productos/lum-norte#que-incluye",
  });
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

const priced = ".model-tile, .model-scale, .comparison";

test.each(sites)("$name: a card of a use names the model in which it fits and no price", (tested) => {
  const { content, pathTo, t } = tested.site.edition("es");
  const names = new Map(
    content.entries("models").map(({ id, slug, data }) => [pathTo("model", { slug }), { id, ...data }]),
  );
  for (const key of ["models", "private-buyers", "businesses", "campsites"] as const) {
    const cards = findAll(mainOf(tested.page(pathTo(key))), ".card-grid__item:has(.application-card)");
    expect(cards.length, key).toBeGreaterThan(0);
    for (const card of cards) {
      const link = findOne(card, "a");
      const { name = "", size } = names.get(attributeOf(link, "href") ?? "") ?? {};
      expect(textOf(link)).toBe(t(size ? "audiences.fits" : "audiences.bespoke", { name }));
      expect(textOf(card)).not.toMatch(/€/);
    }
  }
});

test.each(sites)("$name: a grid or table of prices says once how taxes are", (tested) => {
  const { content, pathTo, t } = tested.site.edition("es");
  const phrase = taxPhrase(content.site().vat, { t });
  const ofModels = content
    .entries("models")
    .flatMap(({ slug }) => [pathTo("model", { slug }), pathTo("product", { slug })]);
  const keys = ["home", "models"] as const;
  for (const path of [...keys.map((key) => pathTo(key)), ...ofModels]) {
    const sections = findAll(mainOf(tested.page(path)), "section").filter(
      (section) => findAll(section, priced).length > 0,
    );
    expect(sections, path).not.toEqual([]);
    for (const section of sections) {
      const notes = findAll(section, ".price-note, .tax-note").map(textOf);
      expect(notes, path).toEqual([expect.stringContaining(phrase)]);
    }
  }
});

test.each(sites)("$name: there is a PDF of every model, and one of all unless the company has its own", (tested) => {
  const { site, files, client } = tested;
  const { content } = site.edition("es");
  const own = content.site().catalogo.url === null ? [site.paths.catalogue("es")] : [];
  const parts = content.entries("models").map(({ slug }) => site.paths.catalogue("es", slug));
  const expected = [...own, ...parts].map((path) => path.slice(1));
  expect(files.filter((file) => file.endsWith(".pdf")).sort()).toEqual(expected.sort());
  for (const file of expected)
    expect(statSync(join(client, file)).size, file).toBeLessThan(file.includes("/") ? 1_000_000 : 3_000_000);
});

test.each(sites)(
  "$name: a product page offers its PDF as a download, with its size",
  ({ site, client, page, pages }) => {
    for (const { path, id } of pages.filter(({ key }) => key === "product")) {
      const slug = site
        .edition("es")
        .content.entries("models")
        .find((entry) => entry.id === id)?.slug;
      const file = site.paths.catalogue("es", slug);
      const main = mainOf(page(path));
      expect(attributesOf(main, "a[download]", "href")).toContain(file);
      expect(textOf(main)).toContain(`(${noteOf(join(client, file))})`);
    }
  },
);

/** Returns the note beside a link to a file; the texts of pages are read with plain spaces. */
function noteOf(file: string): string {
  return `PDF, ${formatsIn("es").fileSize(statSync(file).size).replaceAll("\u00A0", " ")}`;
}

test("each large picture of a model has the line of their moments with its own marked, and a single moment has none", () => {
  const lines = findAll(main("/lum-norte"), ".day-line");
  expect(lines.map((line) => textsOf(line, "li"))).toEqual([
    ["De noche", "De día"],
    ["De noche", "De día"],
  ]);
  expect(lines.map((line) => textsOf(line, ".day-line__moment--current"))).toEqual([["De noche"], ["De día"]]);
  expect(findAll(main("/lum-sur"), ".day-line")).toEqual([]);
});
