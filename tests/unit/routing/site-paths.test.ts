import { expect, test } from "vitest";
import { localiseHref } from "#app/routing/site-paths.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyFixtureSite, fixtureFile } from "#tests/unit/copy-fixture-site.ts";

const { paths } = fixture;

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
