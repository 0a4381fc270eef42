import { readdirSync } from "node:fs";
import { relative } from "node:path";
import { expect, test } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { canonicalPaths, fileOf, metaOf, publicPaths, readBuilt, readPage } from "#tests/site/built-pages.ts";
import { parseHtml } from "#tests/site/html.ts";

const client = "build/client";
const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(client, `${entry.parentPath}/${entry.name}`).replaceAll("\\", "/"));
const siteUrl = getContent("es").site().url;

test("every public address has its flat file and its data", () => {
  const expected = publicPaths.flatMap(({ path }) => [fileOf(path), path === "/" ? "_.data" : `${path.slice(1)}.data`]);
  expect(files).toEqual(expect.arrayContaining(expected));
});

test("there is no page beside those of the public addresses and the two for unknown ones", () => {
  const pages = files.filter((file) => file.endsWith(".html")).sort();
  expect(pages).toEqual([...publicPaths.map(({ path }) => fileOf(path)), "404.html", "blog/404.html"].sort());
});

test("only the root has an index.html, and no fallback page is left", () => {
  expect(files.filter((file) => file.endsWith("index.html"))).toEqual(["index.html"]);
  expect(files.filter((file) => file.includes("spa-fallback"))).toEqual([]);
});

test("no hidden file, source map or server code is published", () => {
  expect(files.filter((file) => /(^|\/)\.|\.map$|\.server\./.test(file))).toEqual([]);
});

test("the licence of the typeface lies beside its files, and there is no other typeface", () => {
  const fonts = files.filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((file) => !/^assets\/archivo-[^/]+$/.test(file))).toEqual([]);
  expect(readBuilt("assets/archivo-OFL.txt")).toMatch(/The Archivo Project Authors.*SIL OPEN FONT LICENSE/s);
});

test("404.html is the home page and asks search engines not to keep it", () => {
  const page = parseHtml(readBuilt("404.html"));
  expect(metaOf(page, "robots")).toBe("noindex");
  expect(readBuilt("404.html")).toContain("Nuestros Modelos");
});

test("blog/404.html says «Post no encontrado» and asks search engines not to keep it", () => {
  const source = readBuilt("blog/404.html");
  expect(metaOf(parseHtml(source), "robots")).toBe("noindex");
  expect(source).toContain("Post no encontrado");
  expect(source).not.toContain("Nuestros Modelos");
});

test("no page of the site asks search engines to stay away", () => {
  const hidden = publicPaths.filter(({ path }) => metaOf(readPage(path), "robots") !== undefined);
  expect(hidden).toEqual([]);
});

test("the sitemap lists every page once, under its first address", () => {
  const listed = [...readBuilt("sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(canonicalPaths.map(({ path }) => siteUrl + path).sort());
});

test("robots.txt lets everything be read and names the sitemap", () => {
  expect(readBuilt("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

test("blog/index.json lists the known articles", () => {
  const index: unknown = JSON.parse(readBuilt("blog/index.json"));
  expect(index).toMatchObject({
    slugs: ["glamping-inversion-rentable", "ahorro-casas-modulares", "futuro-modular"],
    notFound: { title: expect.stringContaining("Post no encontrado") },
  });
});

test("404.json holds what unknown addresses show", () => {
  const data: unknown = JSON.parse(readBuilt("404.json"));
  expect(data).toMatchObject({ page: { models: { title: "Nuestros Modelos" } } });
});
