import { expect, test, vi } from "vitest";
import { fetchDataFile } from "#app/routing/data-files.ts";
import { listPaths } from "#app/routing/list-paths.ts";
import { nullIfMissing } from "#app/routing/null-if-missing.ts";
import { cataloguePath, createPathTo } from "#app/routing/paths.ts";
import { localiseHref } from "#app/routing/site-paths.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyFixtureSite, fixtureFile } from "#tests/unit/copy-fixture-site.ts";

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

test("a list has further pages, from the second on, as soon as one page does not hold it", () => {
  const { paths: words } = fixture.locales.messages("es");
  const pagesOf = (count: number) => {
    const blog = Array.from({ length: count }, (_, index) => ({ id: `a${index}`, slug: `a${index}` }));
    const slugsOf = (name: string) => (name === "blog" ? blog : []);
    return listPaths({ locale: "es", words, prefix: "", slugsOf, tags: () => [] }).filter(({ number }) => number);
  };
  for (const count of [0, 1, 12]) expect(pagesOf(count)).toEqual([]);
  expect(pagesOf(25)).toEqual([
    { path: "/blog/pagina/2", locale: "es", key: "blog-page", number: 2 },
    { path: "/blog/pagina/3", locale: "es", key: "blog-page", number: 3 },
  ]);
});

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

test("a data file that cannot be had throws with its path and the answer", async () => {
  vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response("", { status: 503 }));
  await expect(fetchDataFile("/404.json")).rejects.toThrow("/404.json was answered with status 503.");
});

test("only an answer that a page has no data is null", () => {
  const failed = (status: number) => ({ status, statusText: "", internal: false, data: "" });
  expect(nullIfMissing(failed(404))).toBeNull();
  for (const error of [failed(503), new TypeError("no network")]) expect(() => nullIfMissing(error)).toThrow();
});
