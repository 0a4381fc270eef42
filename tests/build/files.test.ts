import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { apacheFile } from "#scripts/build/hosting/apache-config.ts";
import { fileOf } from "#tests/site/built-site.ts";
import { attributeOf, findAll, findOne } from "#tests/site/html.ts";
import { attributesOf } from "#tests/site/page-parts.ts";
import { frozenSite, sites } from "./built-sites.ts";

test.each(sites)("$name: every page has its flat file and its data", ({ pages, files }) => {
  const expected = pages.flatMap(({ path }) => [fileOf(path), path === "/" ? "_.data" : `${path.slice(1)}.data`]);
  expect(expected.filter((file) => !files.includes(file))).toEqual([]);
});

test.each(sites)("$name: there is no page beside those of the site, of earlier paths and of unknown ones", (tested) => {
  const { site, pages, files } = tested;
  const unknown = site.paths.prerendered().filter((path) => path.endsWith("/404"));
  const earlier = site.paths.redirects().filter(({ key }) => key !== undefined);
  const expected = [...pages.map(({ path }) => path), ...earlier.map(({ from }) => from), ...unknown].map(fileOf);
  expect(files.filter((file) => file.endsWith(".html")).sort()).toEqual(expected.sort());
});

test.each(sites)("$name: no hidden file, source map or server code is published", ({ files }) => {
  const found = files.filter((file) => /(^|\/)\.|\.map$|\.server\./.test(file));
  expect(found.filter((file) => basename(file) !== apacheFile)).toEqual([]);
});

test.each(sites)("$name: the licence of the typeface is beside its files, and there is no other typeface", (tested) => {
  const fonts = tested.files.filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));
  expect(fonts).not.toEqual([]);
  expect(fonts.filter((file) => !/^assets\/archivo-[^/]+$/.test(file))).toEqual([]);
  expect(tested.read("assets/archivo-OFL.txt")).toMatch(/The Archivo Project Authors.*SIL OPEN FONT LICENSE/s);
});

test.each(sites)(
  "$name: licenses.txt names the packages that visitors download code of, with their texts",
  (tested) => {
    const text = tested.read("licenses.txt");
    const names = [...text.matchAll(/^## (\S+) - \d+\.\S+ \(\S+\)$/gm)].map(([, name]) => name ?? "");
    // The imports of the site's own scripts, and their dependencies.
    expect(names).toEqual(
      expect.arrayContaining(["@emailjs/browser", "@fontsource-variable/archivo", "@supabase/supabase-js", "i18next"]),
    );
    expect(names).toEqual(expect.arrayContaining(["react", "react-dom", "react-router", "scheduler"]));
    for (const name of names) {
      const folder = installedFolder(name);
      const licence = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file)) ?? "";
      expect(text).toContain(readFileSync(join(folder, licence), "utf8").trim());
    }
    // Packages that only the build uses are not among them.
    expect(names.filter((name) => ["zod", "sharp", "hono", "sass", "unified"].includes(name))).toEqual([]);
  },
);

test.each(sites)("$name: every text of more than 1 kB is compressed as well, and nothing else is", (tested) => {
  const read = (file: string) => readFileSync(join(tested.client, file));
  const texts = tested.files.filter((file) => /\.(?:css|data|html|js|json|svg|txt|xml)$/.test(file));
  const long = texts.filter((file) => read(file).length > 1024);
  expect(tested.files.filter((file) => /\.(?:br|gz)$/.test(file)).sort()).toEqual(
    long.flatMap((file) => [`${file}.br`, `${file}.gz`]).sort(),
  );
  for (const file of long) {
    expect(brotliDecompressSync(read(`${file}.br`)).equals(read(file)), `${file}.br`).toBe(true);
    expect(gunzipSync(read(`${file}.gz`)).equals(read(file)), `${file}.gz`).toBe(true);
  }
});

test.each(sites)("$name: the sitemap lists every listed page once, under its first path", (tested) => {
  const { url } = tested.site.edition("es").content.site();
  const listed = [...tested.read("sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, listedUrl]) => listedUrl);
  expect(listed.sort()).toEqual(tested.canonicalPages.map(({ path }) => url + path).sort());
});

test.each(sites)("$name: the sitemap names the pictures of its pages, all of which lie there", (tested) => {
  const { url } = tested.site.edition("es").content.site();
  const entries = tested.read("sitemap.xml").split("<url>").slice(1);
  const images = entries.flatMap((entry) =>
    [...entry.matchAll(/<image:loc>([^<]*)<\/image:loc>/g)].map(([, path]) => path),
  );
  expect(images.filter((path) => !tested.files.includes((path ?? "").slice(url.length + 1)))).toEqual([]);
  for (const entry of entries) {
    const [, path = ""] = /<loc>([^<]*)<\/loc>/.exec(entry) ?? [];
    const shown = attributesOf(tested.page(path.slice(url.length)), "main img", "src");
    expect(
      shown.filter((src) => !entry.includes(`<image:loc>${url}${src}</image:loc>`)),
      path,
    ).toEqual([]);
  }
});

test("the earlier paths of renamed entries lead to the present ones, with a file for hosts and a page for the others", () => {
  const origin = "https://www.lum.example";
  expect(frozenSite.read("_redirects")).toBe(
    [
      "/lum-a-medida /lum-lienzo 301!",
      "/lum-a-medida /lum-lienzo 301",
      "/catalogo/lum-a-medida.pdf /catalogo/lum-lienzo.pdf 301!",
      "/catalogo/lum-a-medida.pdf /catalogo/lum-lienzo.pdf 301",
      "/productos/lum-a-medida /productos/lum-lienzo 301!",
      "/productos/lum-a-medida /productos/lum-lienzo 301",
      "/blog/cuentas-del-modulo /blog/cuentas-claras 301!",
      "/blog/cuentas-del-modulo /blog/cuentas-claras 301",
      "/blog/* /blog/404.html 404",
      "",
    ].join("\n"),
  );
  for (const [from, to] of [
    ["/lum-a-medida", "/lum-lienzo"],
    ["/productos/lum-a-medida", "/productos/lum-lienzo"],
    ["/blog/cuentas-del-modulo", "/blog/cuentas-claras"],
  ] as const) {
    const page = frozenSite.page(from);
    expect(attributeOf(findOne(page, 'link[rel="canonical"]'), "href")).toBe(origin + to);
    expect(attributeOf(findOne(page, 'meta[http-equiv="refresh"]'), "content")).toBe(`0; url=${to}`);
    expect(attributeOf(findOne(page, "a"), "href")).toBe(to);
    expect(findAll(page, "script, style, [style]")).toEqual([]);
  }
  expect(frozenSite.read("sitemap.xml")).not.toMatch(/cuentas-del-modulo|lum-a-medida/);
});

test("a draft is neither built nor listed", () => {
  const written = frozenSite.files.filter((file) => /\.(?:html|data|json|xml)$/.test(file));
  expect(written.filter((file) => frozenSite.read(file).includes("articulo-sin-terminar"))).toEqual([]);
  expect(written.filter((file) => frozenSite.read(file).includes("Esta frase solo se lee en un borrador"))).toEqual([]);
});

/** Returns where a package is installed, which may be inside another one. */
function installedFolder(name: string): string {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const folder = Object.keys(packages).find((path) => path.endsWith(`node_modules/${name}`) && existsSync(path));
  if (folder === undefined) throw new Error(`${name} is not installed.`);
  return folder;
}
