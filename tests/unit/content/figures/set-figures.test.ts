import { expect, test } from "vitest";
import { setFigures } from "#app/content/figures/set-figures.ts";

/** No-break spaces as «_» and thin ones as «'», so that a test can be read. */
const set = (text: string) => setFigures(text).replaceAll("\u00A0", "_").replaceAll("\u202F", "'");

test("a figure stays with its unit", () => {
  expect(set("Hasta un 40 % más, a 900 €/m²")).toBe("Hasta un 40_% más, a 900_€/m²");
  expect(set("40 m² con 2,6 m de alto y 135 cm de cama")).toBe("40_m² con 2,6_m de alto y 135_cm de cama");
  expect(set("«¿Caben 40 m²?»")).toBe("«¿Caben 40_m²?»");
});

test("what only begins like a unit is a word", () => {
  expect(set("4 módulos, 2 meses, 3 habitaciones y 5 losas")).toBe("4 módulos, 2 meses, 3 habitaciones y 5 losas");
});

test("measures have one sign between thin spaces, however they are typed", () => {
  for (const typed of ["6 x 2,6 m", "6 × 2,6 m", "6x2,6 m", "6\u00A0×\u00A02,6\u00A0m", "6\u202F×\u202F2,6\u00A0m"]) {
    expect(set(typed)).toBe("6'×'2,6_m");
  }
});
