import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltSite, fileOf, headOf, metaOf, openBuiltSite } from "#tests/site/built-site.ts";
import { copyProject, type ProjectCopy } from "#tests/site/copy-project.ts";
import { attributeOf, findAll, findOne, textOf } from "#tests/site/html.ts";
import { attributesOf, hrefsOf, mainOf, textsOf } from "#tests/site/page-parts.ts";
import { frozenSite, listFiles } from "./built-sites.ts";
import { addSecondLanguage, writeCopyFile } from "./second-language.ts";

const siteUrl = "https://www.lum.example";
const newPost = "content/es/blog/nuevo.md";

/** So many that the list of articles has a second page. */
const oldPosts = Array.from({ length: 9 }, (_, index) => `antiguo-${index + 1}`);

let copy: ProjectCopy;
let changed: BuiltSite;
let output = "";

/** Returns the file of an article. */
function article(title: string, date: string): string {
  return `---
title: ${title}
description: ${title} prueba que un archivo nuevo basta para que el artículo salga en la web, sin tocar el programa.
date: ${date}
tags: [pruebas]
images:
  - { id: camping, src: exteriors/camping.jpg, alt: Tres módulos., caption: La primera. }
  - { id: oficinas, src: exteriors/oficinas.jpg, alt: Dos módulos., caption: La segunda. }
  - { id: taller, src: interiors/taller.jpg, alt: Un bastidor., caption: La tercera. }
---

Un párrafo con un enlace a [contacto](/contacto).

## Un capítulo

Y otro párrafo.
`;
}

/** A copy of the frozen site with some articles more and a second language, «xx», built once for all tests. */
beforeAll(() => {
  copy = copyProject({ content: "fixture" });
  addSecondLanguage(copy.root);
  writeCopyFile(copy.root, newPost, article("Un artículo recién escrito", "2024-06-20"));
  for (const slug of oldPosts)
    writeCopyFile(copy.root, `content/es/blog/${slug}.md`, article(`El ${slug}`, "2020-01-01"));
  const built = copy.build();
  output = built.output;
  expect(built.ok, output).toBe(true);
  changed = openBuiltSite(copy.root);
});

afterAll(() => {
  copy.remove();
});

test("the build says how many PDFs and pages it wrote, and nothing else", () => {
  // The articles, the second page of their list, and the page of the tag that all have.
  const pages = 2 * (frozenSite.pages.length + 1 + oldPosts.length + 1 + 1);
  // One for each model and one of all, in both languages.
  const sheets = 2 * (frozenSite.site.edition("es").content.entries("models").length + 1);
  expect(output).toMatch(new RegExp(`^[^\\n]*\\b${sheets} PDF\\b[^\\n]*\\n[^\\n]*\\b${pages}\\b[^\\n]*\\n$`));
});

test("a new article is in the list, at its path, among the known ones and in the sitemap", () => {
  expect(hrefsOf(mainOf(changed.page("/blog")))).toContain("/blog/nuevo");
  expect(textsOf(changed.page("/blog/nuevo"), "h1")).toEqual(["Un artículo recién escrito"]);
  expect(JSON.parse(changed.read("blog/index.json")).slugs).toContain("nuevo");
  expect(changed.read("sitemap.xml")).toContain(`<loc>${siteUrl}/blog/nuevo</loc>`);
  expect(listFiles(changed.client)).toContain("blog/nuevo.data");
});

test("a list of more articles than a page shows goes on at a path of its own, which leads back", () => {
  const { pages } = changed;
  const articles = pages.filter(({ key, locale }) => key === "post" && locale === "es").map(({ path }) => path);
  const shown = ["/blog", "/blog/pagina/2"].map((path) =>
    hrefsOf(mainOf(changed.page(path))).filter((href) => articles.includes(href)),
  );
  expect(shown.map(({ length }) => length)).toEqual([12, 1]);
  expect(shown.flat().sort()).toEqual([...articles].sort());
  const second = changed.page("/blog/pagina/2");
  expect(attributesOf(second, 'link[rel="canonical"]', "href")).toEqual([`${siteUrl}/blog/pagina/2`]);
  expect(headOf(second).title).toBe("Blog: artículos sobre módulos, página 2 · LUM");
  expect(hrefsOf(findOne(second, "nav.pager"))).toEqual(["/blog", "/blog", "/blog/pagina/2"]);
  expect(attributesOf(second, "nav.pager [aria-current]", "href")).toEqual(["/blog/pagina/2"]);
  expect(hrefsOf(findOne(changed.page("/blog"), "nav.pager"))).toEqual(["/blog", "/blog/pagina/2", "/blog/pagina/2"]);
  expect(findAll(frozenSite.page("/blog"), "nav.pager")).toEqual([]);
  expect(changed.read("sitemap.xml")).toContain(`<loc>${siteUrl}/blog/pagina/2</loc>`);
  expect(JSON.parse(changed.read("blog/pagina/index.json"))).toMatchObject({ total: 2 });
  expect(listFiles(changed.client)).toContain("xx/xx-blog/pagina/2.html");
});

test("with a second language the pages of the first keep their paths", () => {
  const own = htmlFiles().filter((file) => !isTranslated(file));
  const before = frozenSite.files.filter((file) => file.endsWith(".html"));
  const added = ["nuevo", "pagina/2", "tema/pruebas", ...oldPosts].map((name) => `blog/${name}.html`);
  expect(own.sort()).toEqual([...before, ...added].sort());
});

test("every page exists in the second language, with the words of its path translated", () => {
  const own = changed.pages.filter(({ locale }) => locale === "es");
  const translated = own.map((page) => fileOf(changed.site.paths.translated(page, "xx")));
  const earlier = changed.site.paths
    .redirects()
    .filter(({ locale, from }) => locale === "xx" && !from.endsWith(".pdf"))
    .map(({ from }) => fileOf(from));
  expect(htmlFiles().filter(isTranslated).sort()).toEqual(
    [...translated, ...earlier, "xx/404.html", "xx/journal/404.html"].sort(),
  );
  expect(translated).toEqual(
    expect.arrayContaining(["xx/kontakt.html", "xx/journal/nuevo.html", "xx/produkte/lum-norte.html"]),
  );
});

test("pages of the second language name it in lang and use it in menu and labels", () => {
  for (const path of ["/xx", "/xx/kontakt", "/xx/lum-norte", "/xx/journal/nuevo", "/xx/404"]) {
    const root = findOne(changed.page(path), "html");
    expect([attributeOf(root, "lang"), attributeOf(root, "dir")], path).toEqual(["xx", "ltr"]);
    expect(textOf(findOne(root, "header")), path).toMatch(/xx Nosotros xx ¿Quién eres\?/);
  }
});

test("every link of the second language leads to one of its pages or PDFs, but for the switch of languages", () => {
  const sheets = listFiles(changed.client).filter((file) => isTranslated(file) && file.endsWith(".pdf"));
  expect(sheets).toContain("xx/xx-catalogo.pdf");
  const ofPages = changed.pages.filter(({ locale }) => locale === "xx").map(({ path }) => path);
  const paths = new Set([...ofPages, ...sheets.map((file) => `/${file}`)]);
  const links = htmlFiles()
    .filter(isTranslated)
    .flatMap((file) =>
      attributesOf(changed.page(pathOf(file)), "a:not([hreflang])", "href")
        .filter((href) => href.startsWith("/"))
        .map((href) => ({ file, path: href.replace(/[?#].*/, "") })),
    );
  expect(links).toContainEqual({ file: "xx/journal/nuevo.html", path: "/xx/kontakt" });
  expect(links.filter(({ path }) => !paths.has(path))).toEqual([]);
});

test("a link in a text without a translation leads to the page of the language that is read", () => {
  expect(hrefsOf(mainOf(changed.page("/xx/journal/nuevo")))).toContain("/xx/kontakt");
  expect(hrefsOf(mainOf(changed.page("/xx/lum-norte")))).toContain("/xx/kontakt?modelo=lum-norte");
});

test("a translated page shows its translation, and the original where there is none", () => {
  const words = textOf(mainOf(changed.page("/xx/xx-nosotros")));
  expect(words).toContain("About in xx");
  expect(words).toContain("A chapter in xx");
  expect(words).toContain("Discutimos un detalle hasta que se puede construir.");
  expect(textOf(mainOf(changed.page("/nosotros")))).not.toContain("xx");
});

test("a translated page names its own path as canonical and both as alternates", () => {
  for (const path of ["/nosotros", "/xx/xx-nosotros"]) {
    const page = changed.page(path);
    expect(attributesOf(page, 'link[rel="canonical"]', "href")).toEqual([siteUrl + path]);
    expect(metaOf(page, "robots")).toBeUndefined();
    const alternates = findAll(page, 'link[rel="alternate"]');
    expect(alternates.map((link) => [attributeOf(link, "hreflang"), attributeOf(link, "href")])).toEqual(
      expect.arrayContaining([
        ["es", `${siteUrl}/nosotros`],
        ["xx", `${siteUrl}/xx/xx-nosotros`],
      ]),
    );
  }
});

test("a page that is not translated says so, and is the original to search engines", () => {
  const page = changed.page("/xx/kontakt");
  expect(metaOf(page, "robots")).toBe("noindex");
  expect(attributesOf(page, 'link[rel="canonical"]', "href")).toEqual([`${siteUrl}/contacto`]);
  expect(findAll(page, 'link[rel="alternate"]')).toEqual([]);
  expect(findAll(changed.page("/contacto"), 'link[rel="alternate"]')).toEqual([]);
  expect(textOf(findOne(page, ".translation-notice"))).toMatch(/^xx .* xx /);
  for (const path of ["/xx/xx-nosotros", "/contacto"]) {
    expect(findAll(changed.page(path), ".translation-notice")).toEqual([]);
  }
});

test("every text of the original on a page of the second language says so", () => {
  const heading = findOne(changed.page("/xx/kontakt"), "h1");
  expect(findAll(heading, '[lang="es"][dir="ltr"]').map(textOf)).toEqual([textOf(heading)]);
  // Of a page with a translation, what it leaves out.
  const values = findAll(mainOf(changed.page("/xx/xx-nosotros")), 'h3 [lang="es"]');
  expect(values.length).toBeGreaterThan(0);
  // An untranslated body, block by block.
  const prose = findAll(changed.page("/xx/journal/nuevo"), ".prose > *");
  expect(prose.length).toBeGreaterThan(0);
  expect(prose.map((block) => attributeOf(block, "lang"))).toEqual(prose.map(() => "es"));
  // Only in the data with which the scripts begin.
  const markup = (file: string) => changed.read(file).replaceAll(/<script\b.*?<\/script>/gs, "");
  expect(htmlFiles().filter((file) => /[\uE010\uE011]/.test(markup(file)))).toEqual([]);
});

test("a page in two languages offers both in its footer", () => {
  for (const path of ["/contacto", "/xx/kontakt"]) {
    const links = findAll(findOne(changed.page(path), "footer"), "a[hreflang]");
    expect(
      links.map((link) => [textOf(link), ...["href", "hreflang", "lang"].map((name) => attributeOf(link, name))]),
    ).toEqual([
      ["Español", "/contacto", "es", "es"],
      ["Lengua xx", "/xx/kontakt", "xx", "xx"],
    ]);
  }
});

test("the second language has its own page for unknown paths and its own list of articles", () => {
  const page = changed.page("/xx/404");
  expect(metaOf(page, "robots")).toBe("noindex");
  expect(findAll(page, "h1")).toHaveLength(1);
  expect(JSON.parse(changed.read("xx/journal/index.json")).slugs).toContain("nuevo");
  expect(listFiles(changed.client)).toContain("xx/404.json");
});

test("the sitemap lists what is translated, with its translations, and nothing else of the second language", () => {
  const sitemap = changed.read("sitemap.xml");
  const translation = `<xhtml:link rel="alternate" hreflang="xx" href="${siteUrl}/xx/xx-nosotros"/>`;
  expect(sitemap).toContain(`<loc>${siteUrl}/xx/xx-nosotros</loc>`);
  expect(sitemap.split(translation)).toHaveLength(3);
  expect(sitemap).not.toContain("/xx/kontakt");
});

test.each([
  {
    name: "a misspelt field and a missing key, both at once",
    edits: [
      [newPost, "date: 2024", "fecha: 2024"],
      ["locales/es.json", '    "skip": "Saltar al contenido",\n', ""],
    ],
    expected: [
      /^content\/es\/blog\/nuevo\.md:4:1 {2}error {2}field-unknown {2}/m,
      /^locales\/es\.json:\d+:\d+ {2}error {2}locale-key-missing {2}.*nav\.skip/m,
    ],
  },
  {
    name: "a missing comma in the locale file",
    edits: [["locales/es.json", '"name": "Español",', '"name": "Español"']],
    expected: [/^locales\/es\.json:3:22 {2}error {2}locale-syntax {2}/m],
  },
  {
    name: "a broken component",
    edits: [["app/frame/wordmark.tsx", "return ", "throw new Error('broken on purpose');\n  return "]],
    expected: [/broken on purpose/],
  },
] as const)("the build reports $name, and leaves the earlier one as it was", ({ edits, expected }) => {
  const before = copy.listBuild();
  const sources = edits.map(([file]) => [file, readFileSync(join(copy.root, file), "utf8")] as const);
  for (const [file, from, to] of edits) replaceInCopy(file, from, to);
  const built = copy.build();
  for (const [file, source] of sources) writeFileSync(join(copy.root, file), source);
  expect(built.ok).toBe(false);
  for (const issue of expected) expect(built.output).toMatch(issue);
  expect(copy.listBuild()).toEqual(before);
  expect(readdirSync(copy.root).filter((name) => name.startsWith(".build-"))).toEqual([]);
});

function replaceInCopy(file: string, from: string, to: string): void {
  const source = readFileSync(join(copy.root, file), "utf8");
  if (!source.includes(from)) throw new Error(`${file} does not contain «${from}».`);
  writeFileSync(join(copy.root, file), source.replace(from, to));
}

function htmlFiles(): string[] {
  return listFiles(changed.client).filter((file) => file.endsWith(".html"));
}

function isTranslated(file: string): boolean {
  return file.startsWith("xx/") || file === "xx.html";
}

/** `xx/kontakt.html` → `/xx/kontakt` */
function pathOf(file: string): string {
  return `/${file.replace(/\.html$/, "")}`;
}
