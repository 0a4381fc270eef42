import { expect, test } from "vitest";
import { cataloguePath, createPathTo, normalisePath } from "#app/routing/paths.ts";

const words = {
  home: "",
  about: "nosotros",
  "about@sobre-nosotros": "sobre-nosotros",
  contact: "contacto",
  designer: "disenador",
  "designer@designer": "designer",
  "blog-page": "blog/pagina/:page",
  post: "blog/:slug",
  model: ":slug",
};

test("a word that the locale file lacks throws with its name", () => {
  const pathTo = createPathTo(words, "");
  expect(() => pathTo("blog")).toThrow("«blog»");
  expect(() => pathTo("about", { alias: "quienes-somos" })).toThrow("«about@quienes-somos»");
});

test("paths are compared without query, hash, final slash and escapes", () => {
  expect(normalisePath("/contacto?modelo=lum-norte#formulario")).toBe("/contacto");
  expect(normalisePath("/contacto#a?b")).toBe("/contacto");
  expect(normalisePath("/contacto/")).toBe("/contacto");
  expect(normalisePath("/contacto//?a=/")).toBe("/contacto");
  expect(normalisePath("/blog/%63uentas-claras")).toBe("/blog/cuentas-claras");
  for (const home of ["/", "", "//", "/?a=b", "/#arriba"]) expect(normalisePath(home)).toBe("/");
});

test("the catalogue is a file, and its parts are files in a folder of the same name", () => {
  expect(cataloguePath({ catalogue: "catalogo" }, "")).toBe("/catalogo.pdf");
  expect(cataloguePath({ catalogue: "katalog" }, "/xx", "mod-two")).toBe("/xx/katalog/mod-two.pdf");
  expect(() => cataloguePath({}, "")).toThrow("«catalogue»");
});
