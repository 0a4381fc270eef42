import { expect, test } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { getMessages } from "#app/i18n/locales.server.ts";
import { translatedPath } from "#app/routing/site-paths.server.ts";
import { headOf, readBuilt, readPages } from "#tests/site/built-pages.ts";
import { elementsOf, findAll, findOne, parseHtml, textOf } from "#tests/site/html.ts";

const pages = readPages();
const siteUrl = getContent("es").site().url;
const notFoundPages = ["404.html", "blog/404.html"].map((file) => {
  const source = readBuilt(file);
  return { path: `/${file}`, source, html: parseHtml(source) };
});
const documents = [...pages, ...notFoundPages];

test.each(documents)("$path says its language and the direction it is read in", ({ html }) => {
  expect(html.name).toBe("html");
  expect(html.attributes).toMatchObject({ lang: "es", dir: "ltr" });
});

test.each(documents)("$path has one h1, and no level of heading is skipped", ({ html }) => {
  const levels = elementsOf(html).flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name.slice(1))] : []));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(skipped).toEqual([]);
});

test.each(documents)("$path has one title and one description of 50 to 160 characters", ({ html }) => {
  // Drawings have titles as well.
  expect(findAll(findOne(html, "head"), "title")).toHaveLength(1);
  expect(findAll(html, "meta", { name: "description" })).toHaveLength(1);
  const { title, description } = headOf(html);
  expect(title).toMatch(/ · MOD$/);
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
});

test("no two pages share a title or a description", () => {
  const heads = pages.filter(({ alias }) => alias === undefined).map(({ html }) => headOf(html));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

test.each(pages)("$path names its first address as the canonical one", (page) => {
  const canonical = findAll(page.html, "link", { rel: "canonical" }).map(({ attributes }) => attributes.href);
  expect(canonical).toEqual([siteUrl + translatedPath({ ...page, alias: undefined }, "es")]);
});

test.each(pages)("$path shows no picture twice", ({ html }) => {
  // The same picture has the same address in every width.
  const pictures = findAll(html, "img").map(({ attributes: { src = "" } }) => src.replace(/-\d+\.jpg$/, ""));
  expect(pictures).toEqual([...new Set(pictures)]);
});

test.each(pages)("$path preloads at most its own lead picture, in the very widths that it offers", ({ html }) => {
  const offered = findAll(html, "source").map(({ attributes: { srcset, sizes } }) => ({ srcset, sizes }));
  const preloaded = findAll(html, "link", { rel: "preload", as: "image" }).map(({ attributes }) => ({
    srcset: attributes.imagesrcset,
    sizes: attributes.imagesizes,
  }));
  // Two on the home page, of which the window's shape chooses one.
  expect(preloaded.length).toBeLessThanOrEqual(2);
  expect(offered).toEqual(expect.arrayContaining(preloaded));
});

test("each use card of the three lists has a picture of its own", () => {
  const count = (path: string) => {
    const [list] = pages.filter((page) => page.path === path);
    return list
      ? findAll(list.html, "img").filter(({ attributes }) => attributes.class?.includes("application-card")).length
      : 0;
  };
  expect([count("/particulares"), count("/empresas"), count("/campings")]).toEqual([12, 20, 17]);
});

test("the second addresses point to the first ones", () => {
  const canonicalOf = (path: string) =>
    pages
      .filter((page) => page.path === path)
      .flatMap(({ html }) => findAll(html, "link", { rel: "canonical" }))
      .map(({ attributes }) => attributes.href);
  expect(canonicalOf("/sobre-nosotros")).toEqual([`${siteUrl}/nosotros`]);
  expect(canonicalOf("/designer")).toEqual([`${siteUrl}/disenador`]);
});

test.each(documents)(
  "$path is complete as it stands, without pieces that a script would have to place",
  ({ source }) => {
    expect(source).not.toContain("$RC(");
    expect(source).not.toContain("<template");
    expect(source).not.toMatch(/<div hidden/);
  },
);

test.each(documents)("$path has neither placeholders nor names of things in its words", ({ html }) => {
  const attributes = elementsOf(html).flatMap((element) =>
    ["alt", "aria-label", "content", "title"].map((name) => element.attributes[name] ?? ""),
  );
  const words = [textOf(html), ...attributes].join("\n");
  expect(words).not.toMatch(/\{\{|\}\}|undefined|\[object Object\]|\bNaN\b/);
  expect(
    messageKeys.filter((key) => new RegExp(`(^|[\\s«])${key.replaceAll(".", "\\.")}($|[\\s»])`).test(words)),
  ).toEqual([]);
});

test.each(documents)("$path shows every picture with its words and its size", ({ html }) => {
  const pictures = findAll(html, "img");
  expect(pictures.length).toBeGreaterThanOrEqual(0);
  for (const { attributes } of pictures) {
    expect(attributes).toHaveProperty("alt");
    expect(Number(attributes.width), attributes.src).toBeGreaterThan(0);
    expect(Number(attributes.height), attributes.src).toBeGreaterThan(0);
  }
});

test.each(documents)("$path uses no id twice", ({ html }) => {
  const ids = elementsOf(html).flatMap(({ attributes }) => attributes.id ?? []);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

/** Every key of the locale file as code writes it: `nav.menu`. */
const messageKeys = keysOf(getMessages("es"), "");

function keysOf(value: object, prefix: string): string[] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const key = prefix === "" ? name : `${prefix}.${name}`;
    return typeof inner === "object" && inner !== null ? keysOf(inner, key) : [key];
  });
}
