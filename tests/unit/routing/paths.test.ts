import { expect, test } from "vitest";
import { cataloguePath, createPathTo } from "#app/routing/paths.ts";

const words = { home: "", about: "nosotros", "about@sobre-nosotros": "sobre-nosotros" };

test("a word that the locale file lacks throws with its name", () => {
  const pathTo = createPathTo(words, "");
  expect(() => pathTo("blog")).toThrow("«blog»");
  expect(() => pathTo("about", { alias: "quienes-somos" })).toThrow("«about@quienes-somos»");
});

test("the catalogue is a file, and its parts are files in a folder of the same name", () => {
  expect(cataloguePath({ catalogue: "catalogo" }, "")).toBe("/catalogo.pdf");
  expect(cataloguePath({ catalogue: "katalog" }, "/xx", "mod-two")).toBe("/xx/katalog/mod-two.pdf");
  expect(() => cataloguePath({}, "")).toThrow("«catalogue»");
});
