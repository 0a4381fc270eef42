import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { localiseHref } from "#app/routing/localise-href.server.ts";
import {
  getPrerenderPaths,
  getPublicPaths,
  localeOfPath,
  pathToOf,
  resolvePath,
  translatedPath,
} from "#app/routing/site-paths.server.ts";
import { enterProjectCopy } from "#tests/unit/scripts/check/project-copy.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

test("these are the public addresses of the site, and a change of them is meant", () => {
  expect(getPublicPaths().map(({ path }) => path)).toEqual([
    "/",
    "/nosotros",
    "/sobre-nosotros",
    "/contacto",
    "/modelos",
    "/mod-studio",
    "/mod-one",
    "/mod-two",
    "/mod-libre",
    "/productos/mod-studio",
    "/productos/mod-one",
    "/productos/mod-two",
    "/productos/mod-libre",
    "/proceso",
    "/blog",
    "/blog/glamping-inversion-rentable",
    "/blog/ahorro-casas-modulares",
    "/blog/futuro-modular",
    "/historias",
    "/historia-1",
    "/historia-2",
    "/disenador",
    "/designer",
    "/particulares",
    "/empresas",
    "/campings",
    "/inversores",
    "/financiacion",
    "/financiacion-particulares",
    "/financiacion-empresas",
    "/financiacion-inversores",
    "/privacidad",
    "/terminos",
    "/aviso-legal",
    "/cookies",
    "/accesibilidad",
  ]);
});

test("no two pages share an address", () => {
  const paths = getPrerenderPaths();
  expect(new Set(paths).size).toBe(paths.length);
});

test("the pages for unknown addresses are built too, with their data", () => {
  const listed = new Set(getPublicPaths().map(({ path }) => path));
  expect(getPrerenderPaths().filter((path) => !listed.has(path))).toEqual([
    "/404",
    "/404.json",
    "/blog/404",
    "/blog/index.json",
  ]);
});

test("a page is found by its address, whatever its query, hash, final slash or escapes", () => {
  for (const href of ["/contacto", "/contacto/", "/contacto?modelo=mod-one#formulario", "/%63ontacto"]) {
    expect(resolvePath(href)).toEqual({ path: "/contacto", locale: "es", key: "contact" });
  }
  expect(resolvePath("/mod-one")).toMatchObject({ key: "model", id: "mod-one" });
  expect(resolvePath("/designer")).toMatchObject({ key: "designer", alias: "designer" });
  expect(resolvePath("")).toMatchObject({ key: "home" });
});

test("an unknown address is no page", () => {
  for (const href of ["/nada", "/blog/nada", "/Contacto", "/contacto/x", "/%", "/es", "/:slug", "/404"]) {
    expect(resolvePath(href)).toBeUndefined();
  }
});

test("every address leads back to its own page", () => {
  for (const page of getPublicPaths()) expect(resolvePath(page.path)).toEqual(page);
});

test("pathTo knows the words of a language", () => {
  expect(pathToOf("es")("post", { slug: "futuro-modular" })).toBe("/blog/futuro-modular");
});

test("an address of no known language belongs to the default one", () => {
  for (const path of ["/", "/contacto", "/xx/contacto", "/es/contacto"]) expect(localeOfPath(path)).toBe("es");
});

test("a link of the content keeps its query and hash, one to another site stays", () => {
  expect(localiseHref("/contacto?modelo=mod-one#formulario", "es")).toBe("/contacto?modelo=mod-one#formulario");
  expect(localiseHref("/contacto/", "es")).toBe("/contacto");
  expect(localiseHref("https://www.mod.example/contacto", "es")).toBe("https://www.mod.example/contacto");
  expect(localiseHref("#arriba", "es")).toBe("#arriba");
  expect(() => localiseHref("/nada", "es")).toThrow("/nada");
});

test("a second language has every page under its prefix, with its own words", async () => {
  const folder = enterProjectCopy();
  const es = JSON.parse(readFileSync(join(folder, "locales/es.json"), "utf8"));
  const translated = { ...es, paths: { ...es.paths, contact: "kontakt", post: "artikel/:slug" } };
  writeFiles(folder, {
    "locales/xx.json": JSON.stringify(translated),
    "content/xx/blog/futuro-modular.md": "---\nslug: zukunft\ntitle: Zukunft\n---\n",
  });
  vi.resetModules();
  const fresh = await import("#app/routing/site-paths.server.ts");
  const { localiseHref: freshLocaliseHref } = await import("#app/routing/localise-href.server.ts");
  const paths = fresh.getPublicPaths();
  const ofLocale = (locale: string) => paths.filter((page) => page.locale === locale);
  expect(ofLocale("xx")).toHaveLength(ofLocale("es").length);
  expect(ofLocale("xx").map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/xx", "/xx/kontakt", "/xx/artikel/zukunft", "/xx/artikel/ahorro-casas-modulares"]),
  );
  expect(freshLocaliseHref("/blog/futuro-modular#x", "xx")).toBe("/xx/artikel/zukunft#x");
  expect(freshLocaliseHref("/designer", "xx")).toBe("/xx/designer");
  expect(fresh.localeOfPath("/xx/lo-que-sea")).toBe("xx");
  expect(fresh.localeOfPath("/xxl/lo-que-sea")).toBe("es");
  expect(fresh.getPrerenderPaths()).toEqual(
    expect.arrayContaining(["/xx/404", "/xx/404.json", "/xx/artikel/404", "/xx/artikel/index.json"]),
  );
});

test("a page that a language lacks throws with its key", () => {
  expect(() => translatedPath({ path: "/x", locale: "es", key: "post", id: "nada" }, "es")).toThrow("«post» (nada)");
});
