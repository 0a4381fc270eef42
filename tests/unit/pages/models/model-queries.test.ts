import { expect, test } from "vitest";
import { getModelPage } from "#app/pages/models/model-page.server.ts";
import { getProductPage } from "#app/pages/product/product-page.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { at, fixtureFile } from "#tests/unit/pages/page-at.ts";

test("a model's page knows its measures, its drawing and the other models", async () => {
  const { model, drawing, others } = await getModelPage(at("/lum-norte"));
  expect(model).toMatchObject({
    name: "LUM|NORTE",
    href: "/lum-norte",
    productHref: "/productos/lum-norte",
    measures: { length: 6, width: 3.2, imperial: "19'x10'", surface: 19.2, price: 24_000 },
  });
  expect(drawing.elevation.length).toBe(6000);
  expect(others.map(({ href }) => href)).toEqual(["/lum-sur", "/lum-lienzo"]);
});

test("price and what stands beside it about taxes follow the settings of the site", async () => {
  const settings = fixtureFile("content/site.yaml")
    .replace("metro: 1250", "metro: 1000")
    .replace(/^vat: .*$/m, "vat: { prices: included, rate: 10 }");
  const site = openSite(copyFixtureSite({ "content/site.yaml": settings }));
  const { model, seo } = await getModelPage(at("/lum-norte", site));
  expect(model.measures?.price).toBe(19_200);
  expect(site.edition("es").content.facts().get("precio.impuestos")).toBe("IVA del 10\u00A0% incluido");
  expect(seo.description).toContain("19.200\u00A0€");
});

test("a model's product page leads to the product pages of the others", async () => {
  const { others } = await getProductPage(at("/productos/lum-sur"));
  expect(others.map(({ href }) => href)).toEqual(["/productos/lum-norte", "/productos/lum-lienzo"]);
});

test("the bespoke model has neither measures nor price", async () => {
  const { model, product } = await getProductPage(at("/productos/lum-lienzo"));
  expect(model.measures).toBeNull();
  expect(Object.keys(product)).toEqual(expect.arrayContaining(["possibilities", "advantages", "features", "contact"]));
});

test("a product page has its plans with the area of each room; the words of the layout go with the first", async () => {
  const { plans } = await getProductPage(at("/productos/lum-sur"));
  expect(plans).toHaveLength(2);
  const [first, second] = plans;
  expect(first?.rooms.flatMap(({ id, text }) => (text ? [id] : []))).toEqual([
    "dormitorio-1",
    "bano-1",
    "sala",
    "comedor",
  ]);
  const bedroom = first?.rooms.find(({ id }) => id === "dormitorio-2");
  expect([bedroom?.area, bedroom?.text]).toEqual([6.75, undefined]);
  // Two of these ids are in the layout too, which is that of the first plan.
  expect(second?.rooms.map(({ id }) => id)).toEqual(expect.arrayContaining(["sala", "bano-1"]));
  expect(second?.rooms.filter(({ text }) => text)).toEqual([]);
});

test("a plan says once that its layout is a suggestion", async () => {
  for (const id of ["lum-norte", "lum-sur", "lum-lienzo"]) {
    for (const { notes } of (await getProductPage(at(`/productos/${id}`))).plans) {
      expect(notes.filter((note) => note.startsWith("Distribución orientativa"))).toHaveLength(1);
    }
  }
});

test("a layout's note that says something else than the plan's is shown beside it", async () => {
  const norte = fixtureFile("content/es/models/lum-norte.md").replace(
    "note: Distribución orientativa\n    items",
    "note: Otra cosa\n    items",
  );
  const site = openSite(copyFixtureSite({ "content/es/models/lum-norte.md": norte }));
  const { plans } = await getProductPage(at("/productos/lum-norte", site));
  expect(plans[0]?.notes).toEqual(["Otra cosa", "Distribución orientativa"]);
});
