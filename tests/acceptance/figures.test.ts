import { expect, test } from "vitest";
import { findAll, textOf } from "#tests/site/html.ts";
import { partOf, sectionOf } from "#tests/site/page-parts.ts";
import { mainOf } from "./built-pages.ts";

/** The cells of every table row on a page. */
function rowsOf(path: string): string[][] {
  return findAll(mainOf(path), "tr").map((row) => findAll(row, "th, td").map(textOf));
}

test.each(["mod-one", "mod-two", "mod-studio", "mod-libre"])("900 € per m² for every model: /%s", (id) => {
  expect(textOf(mainOf(`/${id}`))).toContain("900 €/m²");
});

test("the home page advertises 900 €/m², up to 40 % cheaper, up to 50 % shorter and 24/7", () => {
  const facts = findAll(mainOf("/"), "dl, ul").map(textOf).join("\n");
  expect(facts).toContain("900 €/m²");
  expect(facts).toContain("hasta un 40 %");
  expect(facts).toContain("hasta un 50 %");
  expect(facts).toContain("24/7");
});

test("an article compares 900 to 1.000 with 1.300 to 1.600 €/m²", () => {
  expect(textOf(mainOf("/blog/ahorro-casas-modulares"))).toContain(
    "La construcción modular se mueve, como media, entre 900 y 1.000 €/m². La tradicional, entre 1.300 y 1.600 €/m².",
  );
});

test.each([
  ["Inversión inicial", "50.000 a 150.000 €"],
  ["Rentabilidad anual (ROI)", "25 a 35 %"],
  ["Margen de explotación", "40 a 60 %"],
  ["Punto de equilibrio", "12 a 18 meses"],
  ["Crecimiento de la demanda", "12,5 % al año"],
])("glamping article: %s %s", (name, figure) => {
  const rows = rowsOf("/blog/glamping-inversion-rentable").map((cells) => cells.slice(0, 2));
  expect(rows).toContainEqual([name, figure]);
});

test.each([
  ["mod-one", "28,12 m²", "25.308 €"],
  ["mod-two", "49,22 m²", "44.298 €"],
  ["mod-studio", "18,30 m²", "16.470 €"],
])("%s has %s and costs %s, with the tax phrase", (id, surface, price) => {
  const main = mainOf(`/productos/${id}`);
  expect(textOf(partOf(main, "Superficie exterior"))).toContain(surface);
  expect(textOf(main)).toContain(`${price} 900 €/m² · precio orientativo, impuestos según presupuesto`);
});

test("MOD|LIBRE has the price per m² and none of its own", () => {
  const facts = textOf(sectionOf(mainOf("/productos/mod-libre"), "Medidas y precio"));
  expect(facts).toContain("900 €/m²");
  expect(facts).not.toMatch(/\d €(?!\/m²)/);
});

test("the sums of the articles follow from the sizes and the prices per m²", () => {
  const savings = textOf(mainOf("/blog/ahorro-casas-modulares"));
  // 49,22 m² at 1.000, 1.300 and 1.600 €, and what is saved.
  for (const sum of ["49.220 €", "63.986 €", "78.752 €", "19.688 €"]) expect(savings).toContain(sum);
  // Four MOD|STUDIO.
  expect(textOf(mainOf("/blog/glamping-inversion-rentable"))).toContain("65.880 €");
});
