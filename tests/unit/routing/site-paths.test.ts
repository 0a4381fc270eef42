import { expect, test } from "vitest";
import { localiseHref } from "#app/routing/site-paths.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyFixtureSite, fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";

const { paths } = fixture;

test("the paths of a site are those of its pages and entries, in the order of the route table", () => {
  expect(paths.all().map(({ path }) => path)).toEqual([
    "/",
    "/nosotros",
    "/sobre-nosotros",
    "/contacto",
    "/preguntas-frecuentes",
    "/modelos",
    "/lum-norte",
    "/lum-sur",
    "/lum-lienzo",
    "/productos/lum-norte",
    "/productos/lum-sur",
    "/productos/lum-lienzo",
    "/proceso",
    "/blog",
    "/blog/tema/terreno",
    "/blog/madera-al-sol",
    "/blog/cuentas-claras",
    "/blog/permisos-sin-prisa",
    "/historias",
    "/oficina-en-el-huerto",
    "/taller-en-el-olivar",
    "/disenador",
    "/designer",
    "/boletin",
    "/mapa-del-sitio",
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

test("the pages for unknown paths are built too, with their data", () => {
  const listed = new Set(paths.all().map(({ path }) => path));
  expect(paths.prerendered().filter((path) => !listed.has(path))).toEqual(["/404", "/404.json", "/blog/404"]);
});

test("a page is found by its path, whatever its query, hash, final slash or escapes", () => {
  for (const href of ["/contacto", "/contacto/", "/contacto?modelo=lum-sur#formulario", "/%63ontacto"]) {
    expect(paths.find(href)).toEqual({ path: "/contacto", locale: "es", key: "contact" });
  }
  expect(paths.find("/lum-norte")).toMatchObject({ key: "model", id: "lum-norte" });
  expect(paths.find("/designer")).toMatchObject({ key: "designer", alias: "designer" });
  expect(paths.find("")).toMatchObject({ key: "home" });
});

test("a draft leads nowhere from its earlier path, and a translation from its own earlier ones", () => {
  const es = JSON.parse(fixtureFile("locales/es.json"));
  const draft = fixtureFile("content/es/blog/articulo-sin-terminar.md");
  const root = copyFixtureSite({
    "locales/xx.json": JSON.stringify({ ...es, paths: { ...es.paths, post: "artikel/:slug" } }),
    "content/xx/blog/madera-al-sol.md": "---\nslug: holz\naliases: [wald, holz]\n---\n",
    "content/xx/blog/cuentas-claras.md": "---\nslug: cuentas-del-modulo\n---\n",
    "content/es/blog/articulo-sin-terminar.md": draft.replace("---\n", "---\naliases: [antes]\n"),
  });
  const posts = openSite(root)
    .paths.redirects()
    .filter(({ key }) => key === "post");
  expect(posts.map(({ from, to }) => [from, to])).toEqual([
    ["/blog/cuentas-del-modulo", "/blog/cuentas-claras"],
    ["/xx/artikel/wald", "/xx/artikel/holz"],
  ]);
});

test("an unknown path is no page", () => {
  for (const href of ["/nada", "/blog/nada", "/Contacto", "/contacto/x", "/%", "/es", "/:slug", "/404"]) {
    expect(paths.find(href)).toBeUndefined();
  }
});

test("a link of the content keeps its query and hash, one to another site stays", () => {
  expect(localiseHref("/contacto?modelo=lum-sur#formulario", paths, "es")).toBe("/contacto?modelo=lum-sur#formulario");
  expect(localiseHref("/contacto/", paths, "es")).toBe("/contacto");
  expect(localiseHref("https://www.mod.example/contacto", paths, "es")).toBe("https://www.mod.example/contacto");
  expect(localiseHref("#arriba", paths, "es")).toBe("#arriba");
  expect(() => localiseHref("/nada", paths, "es")).toThrow("/nada");
});

test("a second language has every page under its prefix, with its own words", () => {
  const es = JSON.parse(fixtureFile("locales/es.json"));
  const translated = { ...es, paths: { ...es.paths, contact: "kontakt", post: "artikel/:slug" } };
  const two = siteWith({
    "locales/xx.json": JSON.stringify(translated),
    "content/xx/blog/madera-al-sol.md": "---\nslug: holz\ntitle: Holz\n---\n",
  }).paths;
  const ofLocale = (locale: string) => two.all().filter((page) => page.locale === locale);
  expect(ofLocale("xx")).toHaveLength(ofLocale("es").length);
  expect(ofLocale("xx").map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/xx", "/xx/kontakt", "/xx/artikel/holz", "/xx/artikel/cuentas-claras"]),
  );
  expect(localiseHref("/blog/madera-al-sol#x", two, "xx")).toBe("/xx/artikel/holz#x");
  expect(localiseHref("/designer?plano=1", two, "xx")).toBe("/xx/designer?plano=1");
  expect(two.localeOf("/xx/lo-que-sea")).toBe("xx");
  expect(two.localeOf("/xxl/lo-que-sea")).toBe("es");
});
