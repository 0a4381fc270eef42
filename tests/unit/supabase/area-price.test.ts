import { expect, test } from "vitest";
import { priceOf } from "#app/content/model-price.ts";
import { areaPrice, findSurfaces } from "#supabase/functions/chat-with-gemini/area-price.ts";

test.each([
  ["una casa de 40 metros cuadrados", [40]],
  ["una casa de 40m2", [40]],
  ["una casa de 40 m²", [40]],
  ["40 M²", [40]],
  ["una casa de 40\u00A0m²", [40]],
  ["una casa de 40 metros", [40]],
  ["unos 28,12 m²", [28.12]],
  ["unos 28.5 m2", [28.5]],
  ["una nave de 1.200 m²", [1200]],
  ["de 8 x 5 metros", [40]],
  ["de 7,6 m x 3,7 m", [28.12]],
  ["de 10 por 4,5 m", [45]],
  ["de 40 m2 o de 60 metros cuadrados", [40, 60]],
  ["de 40 m² y otra de 40 m²", [40]],
])("«%s» names %j", (message, areas) => {
  expect(findSurfaces(message).surfaces.map(({ area }) => area)).toEqual(areas);
});

test.each([
  "una casa",
  "para 4 personas",
  "con 40.000 €",
  "hasta un 40 %",
  "dentro de 3 meses",
  "a 40 metros de la calle",
  "de 5 metros de ancho",
  "de 0 m²",
  "de 99999999999999999999 m²",
  "mod 2m3",
  "9".repeat(900),
])("«%s» names no surface", (message) => {
  expect(findSurfaces(message).surfaces).toEqual([]);
});

test("a price is what the pages say for the same surface", () => {
  for (let area = 1; area <= 10_000; area += 13.37) expect(areaPrice(area, 900)).toBe(priceOf(area, 900));
  for (const area of [28.12, 49.22, 18.3, 0.5]) expect(areaPrice(area, 899.5)).toBe(priceOf(area, 899.5));
});
