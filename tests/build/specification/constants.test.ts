import { expect, test } from "vitest";
import { findAll, textOf } from "#tests/site/html.ts";
import { mainOf, picturesOf, sectionOf } from "./page-parts.ts";

/** The cells of every table row on a page. */
function rowsOf(path: string): string[][] {
  return findAll(mainOf(path), "tr").map((row) => findAll(row, ["th", "td"]).map(textOf));
}

test.each(["mod-one", "mod-two", "mod-studio", "mod-libre"])("section 9 · 900 € per m² for every model: /%s", (id) => {
  expect(textOf(mainOf(`/${id}`))).toContain("900 €/m²");
});

test("section 9 · the home page advertises 900 €/m², up to 40 % cheaper, up to 50 % shorter and 24/7", () => {
  const facts = findAll(mainOf("/"), ["dl", "ul"]).map(textOf).join("\n");
  expect(facts).toContain("900 €/m²");
  expect(facts).toContain("hasta un 40 %");
  expect(facts).toContain("hasta un 50 %");
  expect(facts).toContain("24/7");
});

test("section 9 · an article compares 900 to 1.000 with 1.300 to 1.600 €/m²", () => {
  expect(textOf(mainOf("/blog/ahorro-casas-modulares"))).toContain(
    "La construcción modular se mueve, como media, entre 900 y 1.000 €/m². La tradicional, entre 1.300 y 1.600 €/m².",
  );
});

test.each([
  ["mod-one", "25'x12'", "7,6 m x 3,7 m"],
  ["mod-two", "35'x15'", "10,7 m x 4,6 m"],
  ["mod-studio", "20'x10'", "6,1 m x 3,0 m"],
])("section 9 · sizes: %s %s", (id, imperial, metric) => {
  expect(textOf(mainOf(`/productos/${id}`))).toContain(`${imperial} (${metric})`);
});

test.each([
  ["Inversión inicial", "50.000 a 150.000 €"],
  ["Rentabilidad anual (ROI)", "25 a 35 %"],
  ["Margen de explotación", "40 a 60 %"],
  ["Punto de equilibrio", "12 a 18 meses"],
  ["Crecimiento de la demanda", "12,5 % al año"],
])("section 9 · glamping article: %s %s", (name, figure) => {
  const rows = rowsOf("/blog/glamping-inversion-rentable").map((cells) => cells.slice(0, 2));
  expect(rows).toContainEqual([name, figure]);
});

test("section 9 · slideshow: 11 images", () => {
  expect(picturesOf(sectionOf(mainOf("/"), "Nuestros Diseños Modulares"))).toHaveLength(11);
});

test.each([
  ["mod-one", "MOD|ONE", 5],
  ["mod-two", "MOD|TWO", 5],
  ["mod-studio", "MOD|STUDIO", 7],
  ["mod-libre", "MOD|LIBRE", 4],
])("section 9 · product carousel: %s, %s, has %i images", (id, name, count) => {
  const gallery = sectionOf(mainOf(`/productos/${id}`), `Imágenes de ${name}`);
  expect(picturesOf(gallery)).toHaveLength(count);
});
