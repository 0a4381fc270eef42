import { expect, test } from "vitest";
import { headOf, listFiles } from "#tests/site/built-site.ts";
import { oldPosts } from "#tests/site/grown-project.ts";
import { findAll, findOne } from "#tests/site/html.ts";
import { attributesOf, hrefsOf, mainOf } from "#tests/site/page-parts.ts";
import { frozenSite } from "./built-sites.ts";
import { languageOf, openGrownSite, siteUrl } from "./grown-site.ts";

const grown = openGrownSite();

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

test("further languages leave the paths of the first language as they are", () => {
  const own = grown.htmlFiles.filter((file) => languageOf(file) === undefined);
  // A site that goes online has no invented story.
  const before = frozenSite.files.filter((file) => file.endsWith(".html") && file !== "taller-en-el-olivar.html");
  const added = ["nuevo", "pagina/2", "tema/pruebas", ...oldPosts].map((name) => `blog/${name}.html`);
  expect(own.sort()).toEqual([...before, ...added].sort());
});

// Plans have 1250 too, in millimetres, and a feed without articles the moment of the build: 13:29:24.000Z.
const oldFacts = /\b1[.,]250|rice\w*\W+1250|24[.,]?000(?!Z)|56[.,]?250|978\s?000\s?111|equipo@/;

test("a changed price, telephone or email address is a new one in every file, and for the assistant", () => {
  const files = listFiles(grown.client).filter((file) => /\.(?:html|data|json|xml|txt|js)$/.test(file));
  const knowledge = "../../supabase/functions/chat-with-gemini/knowledge.ts";
  for (const file of [...files, knowledge])
    expect([file, oldFacts.exec(grown.read(file))?.[0]]).toEqual([file, undefined]);
  for (const fact of ["25.286", "59.265", "+34 978 217 385"]) {
    expect([fact, grown.read("index.html").includes(fact) || grown.read("lum-sur.html").includes(fact)]).toEqual([
      fact,
      true,
    ]);
    expect([fact, grown.read(knowledge).includes(fact)]).toEqual([fact, true]);
  }
  const before = frozenSite.files.filter((file) => file.endsWith(".html") && oldFacts.test(frozenSite.read(file)));
  expect(before.length).toBeGreaterThan(20);
});
