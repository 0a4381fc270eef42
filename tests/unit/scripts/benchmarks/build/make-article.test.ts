import { expect, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { changeWord, makeArticle } from "#scripts/benchmarks/build/make-article.ts";
import { readPhrases } from "#scripts/benchmarks/build/phrases.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

const phrases = readPhrases(fixtureRoot);

test("a number always gives the same article, and another number another one", () => {
  expect(makeArticle(7, phrases)).toEqual(makeArticle(7, phrases));
  expect(makeArticle(8, phrases).text).not.toBe(makeArticle(7, phrases).text);
});

test("an article weighs some 12 kB and has what articles have", () => {
  const { text } = makeArticle(7, phrases);
  expect(text.length).toBeGreaterThan(11_000);
  expect(text.length).toBeLessThan(16_000);
  for (const part of [/^## /m, /^### /m, /^- \*\*/m, /^\|---/m, /!\[/, /\]\(\/[a-z-]+\)/]) expect(text).toMatch(part);
});

test("the check has nothing to say of articles, and the site counts them as entries", async () => {
  const articles = Array.from({ length: 20 }, (_, index) => makeArticle(index + 1, phrases));
  const root = copyFixtureSite(Object.fromEntries(articles.map(({ id, text }) => [`content/es/blog/${id}.md`, text])));
  const site = openSite(root);
  const names = articles.map(({ id }) => id);
  expect((await runChecks(site)).filter(({ file }) => names.some((name) => file.includes(name)))).toEqual([]);
  const slugs = site
    .edition("es")
    .content.entries("blog")
    .map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(names));
});

test("a changed article differs in one word", () => {
  const { text } = makeArticle(7, phrases);
  const changed = changeWord(text).split(" ");
  expect(changed.filter((word, index) => word !== text.split(" ")[index])).toEqual(["como"]);
});
