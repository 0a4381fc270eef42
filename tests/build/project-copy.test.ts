import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { pathPattern } from "#app/routing/paths.ts";
import { type RouteTableEntry, routeTable } from "#app/routing/route-table.ts";
import { fileOf, metaOf, publicPaths, readBuilt, readPage } from "#tests/site/built-pages.ts";
import { findAll, findOne, type HtmlElement, textOf } from "#tests/site/html.ts";
import { copyProject, type ProjectCopy } from "./copy-project.ts";
import { addSecondLanguage, writeCopyFile } from "./second-language.ts";

const siteUrl = getContent("es").site().url;
const newPost = "content/es/blog/nuevo.md";

let copy: ProjectCopy;
let output = "";

beforeAll(() => {
  copy = copyProject();
  addSecondLanguage(copy.root);
  const model = readFileSync(join(copy.root, "content/es/blog/futuro-modular.md"), "utf8");
  const images = /^images:\n(?: {2}.*\n)+/m.exec(model)?.[0];
  writeCopyFile(
    copy.root,
    newPost,
    `---
title: Un artículo recién escrito
description: Prueba de que un archivo nuevo basta para que el artículo salga en la web, sin tocar el programa.
date: 2024-06-20
tags: [prueba]
${images}---

Un párrafo con un enlace a [contacto](/contacto).

## Un capítulo

Y otro párrafo.
`,
  );
  const built = copy.build();
  output = built.output;
  expect(built.ok, output).toBe(true);
});

afterAll(() => {
  copy.remove();
});

test("the build says how many pages it wrote, and nothing else", () => {
  const pages = 2 * (publicPaths.length + 1);
  expect(output).toMatch(new RegExp(`^[^\\n]*\\b${pages}\\b[^\\n]*\\n$`));
});

test("a new article is on /blog, at its address, in the list of known ones and in the sitemap", () => {
  const links = hrefsOf(readPage("/blog", copy.root));
  expect(links).toContain("/blog/nuevo");
  expect(textOf(findOne(readPage("/blog/nuevo", copy.root), "h1"))).toBe("Un artículo recién escrito");
  expect(JSON.parse(readBuilt("blog/index.json", copy.root)).slugs).toContain("nuevo");
  expect(readBuilt("sitemap.xml", copy.root)).toContain(`<loc>${siteUrl}/blog/nuevo</loc>`);
  expect(existsSync(join(copy.root, "build/client/blog/nuevo.data"))).toBe(true);
});

test("with a second language the Spanish pages keep their addresses", () => {
  const spanish = htmlFiles().filter((file) => !file.startsWith("xx/") && file !== "xx.html");
  const expected = [...publicPaths.map(({ path }) => fileOf(path)), "404.html", "blog/404.html", "blog/nuevo.html"];
  expect(spanish.sort()).toEqual(expected.sort());
});

test("every page exists in the second language, with the words of its address translated", () => {
  const translated = htmlFiles().filter((file) => file.startsWith("xx/") || file === "xx.html");
  const expected = [...publicPaths, newPostPath].map(({ path, ...page }) => fileOf(addressInXx({ path, ...page })));
  expect(translated.sort()).toEqual([...expected, "xx/404.html", "xx/journal/404.html"].sort());
  expect(expected).toEqual(
    expect.arrayContaining(["xx/kontakt.html", "xx/journal/nuevo.html", "xx/produkte/mod-one.html"]),
  );
});

test("pages of the second language say so in lang and speak it in menu and labels", () => {
  for (const path of ["/xx", "/xx/kontakt", "/xx/mod-one", "/xx/journal/nuevo", "/xx/404"]) {
    const page = readPage(path, copy.root);
    expect(page.attributes, path).toMatchObject({ lang: "xx", dir: "ltr" });
    expect(textOf(findOne(page, "header")), path).toMatch(/xx Nosotros xx ¿Quién eres\?/);
  }
});

test("every link of a page in the second language stays in it, but for the language switch", () => {
  const pages = htmlFiles().filter((file) => file.startsWith("xx/") || file === "xx.html");
  expect(pages.length).toBeGreaterThan(30);
  const leaving = pages.flatMap((file) =>
    hrefsOf(readPage(addressOf(file), copy.root), (link) => link.attributes.hreflang === undefined)
      .filter((href) => href.startsWith("/") && !/^\/xx(\/|$)/.test(href))
      .map((href) => `${file}: ${href}`),
  );
  expect(leaving).toEqual([]);
});

test("every link of the second language leads to one of its pages", () => {
  const pages = htmlFiles().filter((file) => file.startsWith("xx"));
  const built = new Set(htmlFiles().map(addressOf));
  const broken = pages.flatMap((file) =>
    hrefsOf(readPage(addressOf(file), copy.root))
      .filter((href) => href.startsWith("/") && !built.has(href.replace(/[?#].*/, "")))
      .map((href) => `${file}: ${href}`),
  );
  expect(broken).toEqual([]);
});

test("a link in a text that has no translation leads to the page of the language that is read", () => {
  expect(hrefsOf(findOne(readPage("/xx/journal/nuevo", copy.root), "main"))).toContain("/xx/kontakt");
  expect(hrefsOf(findOne(readPage("/xx/mod-one", copy.root), "main"))).toContain("/xx/kontakt?modelo=mod-one");
});

test("a translated page shows its translation, and the original where there is none", () => {
  const words = textOf(findOne(readPage("/xx/xx-nosotros", copy.root), "main"));
  expect(words).toContain("About in xx");
  expect(words).toContain("A chapter in xx");
  expect(words).toContain("Equipo Apasionado");
  expect(textOf(findOne(readPage("/nosotros", copy.root), "main"))).not.toContain("xx");
});

test.each([
  ["/contacto", "/contacto"],
  ["/xx/kontakt", "/xx/kontakt"],
])("%s names its own address as canonical and both languages as alternates", (path, canonical) => {
  const page = readPage(path, copy.root);
  expect(hrefsOfLinks(page, "canonical")).toEqual([siteUrl + canonical]);
  expect(
    findAll(page, "link", { rel: "alternate" }).map(({ attributes }) => [attributes.hreflang, attributes.href]),
  ).toEqual(
    expect.arrayContaining([
      ["es", `${siteUrl}/contacto`],
      ["xx", `${siteUrl}/xx/kontakt`],
    ]),
  );
});

test.each(["/contacto", "/xx/kontakt"])("%s offers the same page in both languages", (path) => {
  const links = findAll(findOne(readPage(path, copy.root), "footer"), "a").filter(
    ({ attributes }) => attributes.hreflang !== undefined,
  );
  expect(links.map(({ attributes: { href, hreflang, lang } }) => ({ href, hreflang, lang }))).toEqual([
    { href: "/contacto", hreflang: "es", lang: "es" },
    { href: "/xx/kontakt", hreflang: "xx", lang: "xx" },
  ]);
  expect(links.map(textOf)).toEqual(["Español", "Lengua xx"]);
});

test("the second language has its own page for unknown addresses and its own list of articles", () => {
  const page = readPage("/xx/404", copy.root);
  expect(metaOf(page, "robots")).toBe("noindex");
  expect(findAll(page, "h1")).toHaveLength(1);
  expect(JSON.parse(readBuilt("xx/journal/index.json", copy.root)).slugs).toContain("nuevo");
  expect(existsSync(join(copy.root, "build/client/xx/404.json"))).toBe(true);
});

test("the sitemap lists the pages of both languages with their translations", () => {
  const sitemap = readBuilt("sitemap.xml", copy.root);
  const translation = `<xhtml:link rel="alternate" hreflang="xx" href="${siteUrl}/xx/kontakt"/>`;
  expect(sitemap).toContain(`<loc>${siteUrl}/xx/kontakt</loc>`);
  expect(sitemap.split(translation)).toHaveLength(3);
});

test.each([
  {
    name: "a misspelt field of an article",
    file: newPost,
    break: (source: string) => source.replace("date: 2024", "fecha: 2024"),
    expected: /^content\/es\/blog\/nuevo\.md:4:1 {2}field-unknown {2}/m,
  },
  {
    name: "a missing comma in the locale file",
    file: "locales/es.json",
    break: (source: string) => source.replace('"name": "Español",', '"name": "Español"'),
    expected: /^locales\/es\.json:3:22 {2}locale-syntax {2}/m,
  },
  {
    name: "a missing key of the locale file",
    file: "locales/es.json",
    break: (source: string) => source.replace('    "skip": "Saltar al contenido",\n', ""),
    expected: /^locales\/es\.json:\d+:\d+ {2}locale-key-missing {2}.*nav\.skip/m,
  },
  {
    name: "a broken component",
    file: "app/components/wordmark/wordmark.tsx",
    break: (source: string) => source.replace(/return /, "throw new Error('broken on purpose');\n  return "),
    expected: /broken on purpose/,
  },
])("$name fails the build and leaves the previous one as it was", ({ file, break: breakSource, expected }) => {
  const before = copy.listBuild();
  const source = readFileSync(join(copy.root, file), "utf8");
  const broken = breakSource(source);
  expect(broken).not.toBe(source);
  writeFileSync(join(copy.root, file), broken);
  const built = copy.build();
  writeFileSync(join(copy.root, file), source);
  expect(built.ok).toBe(false);
  expect(built.output).toMatch(expected);
  expect(copy.listBuild()).toEqual(before);
  expect(readdirSync(copy.root).filter((name) => name.startsWith(".build-"))).toEqual([]);
});

const newPostPath = { path: "/blog/nuevo", locale: "es", key: "post", id: "nuevo", alias: undefined } as const;

/** Where the second language has a page, worked out from its own locale file. */
function addressInXx({
  path,
  key,
  id,
  alias,
}: Pick<(typeof publicPaths)[number], "path" | "key" | "id" | "alias">): string {
  const words: Record<string, string> = JSON.parse(readFileSync(join(copy.root, "locales/xx.json"), "utf8")).paths;
  const entry: RouteTableEntry | undefined = routeTable.find((candidate) => candidate.key === key);
  if (!entry) throw new Error(`The route table has no «${key}», the page of ${path}.`);
  return pathPattern(words, "/xx", key, alias).replace(":slug", id ?? "");
}

function htmlFiles(): string[] {
  return readdirSync(join(copy.root, "build/client"), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html"));
}

/** `xx/kontakt.html` → `/xx/kontakt` */
function addressOf(file: string): string {
  return file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`;
}

function hrefsOf(root: HtmlElement, accept: (link: HtmlElement) => boolean = () => true): string[] {
  return findAll(root, "a")
    .filter(accept)
    .map(({ attributes }) => attributes.href ?? "");
}

function hrefsOfLinks(root: HtmlElement, rel: string): string[] {
  return findAll(root, "link", { rel }).map(({ attributes }) => attributes.href ?? "");
}
