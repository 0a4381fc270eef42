import { expect, test } from "vitest";
import {
  cataloguePath,
  createPathTo,
  localePrefix,
  normalisePath,
  pathPattern,
  patternFromRoot,
} from "#app/routing/paths.ts";

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

test("the default language has no prefix, the others have their own", () => {
  expect(localePrefix("es", "es")).toBe("");
  expect(localePrefix("xx", "es")).toBe("/xx");
});

test("a path begins with a slash and ends without one", () => {
  const pathTo = createPathTo(words, "");
  expect(pathTo("contact")).toBe("/contacto");
  expect(pathTo("home")).toBe("/");
});

test("an alias has words of its own", () => {
  const pathTo = createPathTo(words, "");
  expect(pathTo("designer")).toBe("/disenador");
  expect(pathTo("designer", { alias: "designer" })).toBe("/designer");
  expect(pathTo("about", { alias: "sobre-nosotros" })).toBe("/sobre-nosotros");
});

test("a slug takes its place in the path", () => {
  const pathTo = createPathTo(words, "");
  expect(pathTo("post", { slug: "cuentas-claras" })).toBe("/blog/cuentas-claras");
  expect(pathTo("model", { slug: "lum-norte" })).toBe("/lum-norte");
});

test("a number takes its place in the path of a further page", () => {
  expect(createPathTo(words, "")("blog-page", { page: 2 })).toBe("/blog/pagina/2");
  expect(createPathTo(words, "/xx")("blog-page", { page: 12 })).toBe("/xx/blog/pagina/12");
});

test("another language's paths begin with its prefix, its home page included", () => {
  const pathTo = createPathTo(words, "/xx");
  expect(pathTo("home")).toBe("/xx");
  expect(pathTo("contact")).toBe("/xx/contacto");
  expect(pathTo("post", { slug: "uno" })).toBe("/xx/blog/uno");
});

test("a word that the locale file lacks throws with its name", () => {
  const pathTo = createPathTo(words, "");
  expect(() => pathTo("blog")).toThrow("«blog»");
  expect(() => pathTo("about", { alias: "quienes-somos" })).toThrow("«about@quienes-somos»");
});

test("a page with a slug cannot be asked for without one, nor the other way round", () => {
  const pathTo = createPathTo(words, "");
  // @ts-expect-error: an article's path needs its slug
  expect(pathTo("post")).toBe("/blog/:slug");
  // @ts-expect-error: a further page needs its number
  expect(pathTo("blog-page", { slug: "2" })).toBe("/blog/pagina/:page");
  // @ts-expect-error: a fixed page has none
  expect(pathTo("contact", { slug: "uno" })).toBe("/contacto");
});

test("the router gets the pattern of a path", () => {
  expect(pathPattern(words, "", "post")).toBe("/blog/:slug");
  expect(pathPattern(words, "", "home")).toBe("/");
  expect(pathPattern(words, "/xx", "model")).toBe("/xx/:slug");
});

test("paths are compared without query, hash, final slash and escapes", () => {
  expect(normalisePath("/contacto?modelo=lum-norte#formulario")).toBe("/contacto");
  expect(normalisePath("/contacto#a?b")).toBe("/contacto");
  expect(normalisePath("/contacto/")).toBe("/contacto");
  expect(normalisePath("/contacto//?a=/")).toBe("/contacto");
  expect(normalisePath("/blog/%63uentas-claras")).toBe("/blog/cuentas-claras");
  for (const home of ["/", "", "//", "/?a=b", "/#arriba"]) expect(normalisePath(home)).toBe("/");
});

test("a path with a broken escape stays what it is", () => {
  expect(normalisePath("/100%")).toBe("/100%");
});

test("the pattern of a route begins with one slash, whether the router gives one or not", () => {
  expect(patternFromRoot("blog/:slug")).toBe("/blog/:slug");
  expect(patternFromRoot("/blog/:slug")).toBe("/blog/:slug");
  expect(patternFromRoot("")).toBe("/");
  expect(patternFromRoot("/")).toBe("/");
});

test("the catalogue is a file, and its parts are files in a folder of the same name", () => {
  expect(cataloguePath({ catalogue: "catalogo" }, "")).toBe("/catalogo.pdf");
  expect(cataloguePath({ catalogue: "katalog" }, "/xx", "mod-two")).toBe("/xx/katalog/mod-two.pdf");
  expect(() => cataloguePath({}, "")).toThrow("«catalogue»");
});
