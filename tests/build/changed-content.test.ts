import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { headOf, listFiles } from "#tests/site/built-site.ts";
import { newPost, oldPosts } from "#tests/site/grown-project.ts";
import { findAll, findOne } from "#tests/site/html.ts";
import { furtherLanguages } from "#tests/site/lay-translations.ts";
import { attributesOf, hrefsOf, mainOf, textsOf } from "#tests/site/page-parts.ts";
import { frozenSite } from "./built-sites.ts";
import { type GrownSite, languageOf, openGrownSite, siteUrl } from "./grown-site.ts";

let grown: GrownSite;

beforeAll(() => {
  grown = openGrownSite();
});

test("the build says how many PDFs and pages it wrote, and which languages are unfinished", () => {
  const languages = furtherLanguages.length + 1;
  // The articles, the second page of their list, and the page of the tag that all have.
  const pages = languages * (frozenSite.pages.length + 1 + oldPosts.length + 1 + 1);
  // One for each model and one of all. The two languages from right to left have those of the original.
  const sheets = (languages - 2) * (frozenSite.site.edition("es").content.entries("models").length + 1);
  const [pdfs = "", site = "", ...warnings] = grown.project.output.split("\n");
  expect([pdfs, site]).toEqual([
    expect.stringMatching(new RegExp(`\\b${sheets} PDF\\b`)),
    expect.stringMatching(new RegExp(`\\b${pages}\\b`)),
  ]);
  expect(warnings.filter((line) => / {2}aviso {2}/.test(line)).map((line) => line.split(/\s+/).slice(0, 3))).toEqual([
    // The pseudo language keeps the words that the check knows claims by.
    ["locales/ar-XB.json:1:1", "aviso", "locale-unfinished"],
    ["locales/ar.json:1:1", "aviso", "locale-unfinished"],
    ["locales/ca.json:1:1", "aviso", "locale-unfinished"],
  ]);
});

test("a new article is in the list, at its path and in the sitemap", () => {
  expect(hrefsOf(mainOf(grown.page("/blog")))).toContain("/blog/nuevo");
  expect(textsOf(grown.page("/blog/nuevo"), "h1")).toEqual(["Un artículo recién escrito"]);
  expect(grown.read("sitemap.xml")).toContain(`<loc>${siteUrl}/blog/nuevo</loc>`);
  expect(listFiles(grown.client)).toContain("blog/nuevo.data");
});

test("the newest article leads the first page of the list, and no other page of articles has a lead", () => {
  const leads = ["/blog", "/blog/pagina/2", "/blog/tema/pruebas"].map((path) =>
    findAll(grown.page(path), ".article-card--lead").flatMap(hrefsOf),
  );
  expect(leads).toEqual([["/blog/madera-al-sol"], [], []]);
});

test("a list of more articles than a page shows goes on at a path of its own, which leads back", () => {
  const { pages } = grown;
  const articles = pages.filter(({ key, locale }) => key === "post" && locale === "es").map(({ path }) => path);
  const shown = ["/blog", "/blog/pagina/2"].map((path) =>
    hrefsOf(mainOf(grown.page(path))).filter((href) => articles.includes(href)),
  );
  expect(shown.map(({ length }) => length)).toEqual([12, 1]);
  expect(shown.flat().sort()).toEqual([...articles].sort());
  const second = grown.page("/blog/pagina/2");
  expect(attributesOf(second, 'link[rel="canonical"]', "href")).toEqual([`${siteUrl}/blog/pagina/2`]);
  expect(headOf(second).title).toBe("Blog, página 2 · LUM");
  expect(hrefsOf(findOne(second, "nav.pager"))).toEqual(["/blog", "/blog", "/blog/pagina/2"]);
  expect(attributesOf(second, "nav.pager [aria-current]", "href")).toEqual(["/blog/pagina/2"]);
  expect(hrefsOf(findOne(grown.page("/blog"), "nav.pager"))).toEqual(["/blog", "/blog/pagina/2", "/blog/pagina/2"]);
  expect(findAll(frozenSite.page("/blog"), "nav.pager")).toEqual([]);
  expect(grown.read("sitemap.xml")).toContain(`<loc>${siteUrl}/blog/pagina/2</loc>`);
});

test("with further languages the pages of the first keep their paths", () => {
  const own = grown.htmlFiles.filter((file) => languageOf(file) === undefined);
  const before = frozenSite.files.filter((file) => file.endsWith(".html"));
  const added = ["nuevo", "pagina/2", "tema/pruebas", ...oldPosts].map((name) => `blog/${name}.html`);
  expect(own.sort()).toEqual([...before, ...added].sort());
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
  const before = grown.project.listBuild();
  const sources = edits.map(([file]) => [file, readFileSync(join(grown.project.root, file), "utf8")] as const);
  for (const [file, from, to] of edits) replaceInCopy(file, from, to);
  const built = grown.project.build();
  for (const [file, source] of sources) writeFileSync(join(grown.project.root, file), source);
  expect(built.ok).toBe(false);
  for (const issue of expected) expect(built.output).toMatch(issue);
  expect(grown.project.listBuild()).toEqual(before);
  expect(readdirSync(grown.project.root).filter((name) => name.startsWith(".build-"))).toEqual([]);
});

function replaceInCopy(file: string, from: string, to: string): void {
  const source = readFileSync(join(grown.project.root, file), "utf8");
  if (!source.includes(from)) throw new Error(`${file} does not contain «${from}».`);
  writeFileSync(join(grown.project.root, file), source.replace(from, to));
}
