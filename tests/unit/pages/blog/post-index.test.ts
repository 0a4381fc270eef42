import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { hasPost, loadPostIndex, type PostIndex } from "#app/pages/blog/post-index.ts";
import { getPostIndex, getPostIndexPart } from "#app/pages/blog/post-slugs.server.ts";
import { openSite, type Site } from "#app/site/site.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

let requested: string[] = [];

/** Answers requests for data files of the running test as the built site of `site` does. */
function serve(site: Site): void {
  const edition = site.edition("es");
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async (path) => {
    requested.push(String(path));
    const part = /\/index\/(\d+)\.json$/.exec(String(path))?.[1];
    return Response.json(part === undefined ? getPostIndex(edition) : getPostIndexPart(edition, Number(part)));
  });
  onTestFinished(() => fetch.mockRestore());
}

/** A site with this many articles more; none of them can be told from its text. */
function manyArticles(count: number): Site {
  const article = fixture.files.text("content/es/blog/madera-al-sol.md") ?? "";
  const files = Array.from({ length: count }, (_, index) => [`content/es/blog/otro-${index}.md`, article] as const);
  return openSite(copyFixtureSite(Object.fromEntries(files)));
}

beforeEach(() => {
  requested = [];
});

test("the index of a small blog has the slugs, and nothing else is requested", async () => {
  serve(fixture);
  const index = await loadPostIndex("few/:slug");
  expect(index.slugs).toEqual(["madera-al-sol", "cuentas-claras", "permisos-sin-prisa"]);
  expect(await hasPost(index, "cuentas-claras", "few/:slug")).toBe(true);
  for (const slug of ["no-existe", "", "licencia-y-terreno", "parts", "length"]) {
    expect(await hasPost(index, slug, "few/:slug")).toBe(false);
  }
  expect(requested).toEqual(["/few/index.json"]);
});

test("of a large blog the part of a slug is requested, once, and knows each article", async () => {
  const site = manyArticles(600);
  serve(site);
  const index = await loadPostIndex("many/:slug");
  expect(index.slugs).toEqual({ parts: 3 });
  const slugs = site
    .edition("es")
    .content.entries("blog")
    .map(({ slug }) => slug);
  expect(slugs).toHaveLength(603);
  for (const slug of slugs) expect(await hasPost(index, slug, "many/:slug")).toBe(true);
  for (const slug of ["no-existe", "otro-600", "", "ñ"]) expect(await hasPost(index, slug, "many/:slug")).toBe(false);
  expect(requested.sort()).toEqual(["/many/index.json", ...[0, 1, 2].map((part) => `/many/index/${part}.json`)]);
});

test("the parts are of about the same size, and there is none beyond them", () => {
  const edition = manyArticles(600).edition("es");
  const sizes = [0, 1, 2].map((part) => getPostIndexPart(edition, part).length);
  for (const size of sizes) expect(size).toBeLessThan(300);
  expect(getPostIndexPart(edition, 3)).toEqual([]);
  expect(getPostIndexPart(edition, Number.NaN)).toEqual([]);
  expect(getPostIndexPart(fixture.edition("es"), 0)).toEqual([]);
});

test("a part that cannot be had throws, so that no article is taken for unknown", async () => {
  const index: PostIndex = { ...getPostIndex(fixture.edition("es")), slugs: { parts: 2 } };
  const fetch = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("", { status: 404 }));
  onTestFinished(() => fetch.mockRestore());
  await expect(hasPost(index, "uno", "broken/:slug")).rejects.toThrow("404");
});
