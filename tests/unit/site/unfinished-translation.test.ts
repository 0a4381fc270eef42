import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

// A translation that its translator keeps back with `draft: true`.

const article = "blog/madera-al-sol";
const catalan = JSON.stringify({ language: { name: "Català", direction: "ltr" } });

function open(fields: string, { developing = false, files = {} } = {}) {
  return openSite(
    copyFixtureSite({
      "locales/ca.json": catalan,
      [`content/ca/${article}.md`]: `---\ntitle: Fusta al sol\nslug: fusta-al-sol\n${fields}---\n\nFusta.\n`,
      "content/ca/pages/about.md": `---\ntitle: Nosaltres\n${fields}---\n\nFem cases.\n`,
      ...files,
    }),
    { developing },
  );
}

const shown = (site: ReturnType<typeof open>) => {
  const { content } = site.edition("ca");
  const post = content.entry("blog", "madera-al-sol");
  return {
    title: post?.data.title,
    slug: post?.slug,
    isTranslated: content.isTranslated("blog", "madera-al-sol"),
    about: content.page("about").data.title,
    aboutIsTranslated: content.isTranslated("pages", "about"),
  };
};

test("visitors see the original in place of an unfinished translation, of entries and fixed pages", async () => {
  expect(shown(open(""))).toEqual({
    title: "Fusta al sol",
    slug: "fusta-al-sol",
    isTranslated: true,
    about: "Nosaltres",
    aboutIsTranslated: true,
  });
  const unfinished = open("draft: true\n");
  const { title, about, ...others } = shown(unfinished);
  expect(others).toEqual({ slug: "madera-al-sol", isTranslated: false, aboutIsTranslated: false });
  expect([title, about]).not.toContain("Fusta al sol");
  expect(about).not.toBe("Nosaltres");
  const page = { locale: "ca", key: "about", path: "/ca/sobre-nosotros" } as const;
  expect((await pageSeo(unfinished, page, { title: "A", description: "B" })).noindex).toBe(true);
});

test("whether a page is published at all is what the original says", () => {
  const original = readFileSync(join(fixtureRoot, `content/es/${article}.md`), "utf8");
  const files = { [`content/es/${article}.md`]: original.replace(/^date:/m, "draft: true\ndate:") };
  expect(open("draft: false\n", { files }).edition("ca").content.entry("blog", "madera-al-sol")).toBeUndefined();
  expect(shown(open("draft: false\n")).title).toBe("Fusta al sol");
});

test("a moment of its own, or a draft that is neither true nor false, is a mistake", () => {
  const codes = (fields: string) =>
    open(fields)
      .files.collection("blog", "ca")
      .issues.map(({ file, line, code }) => [file, line, code]);
  const file = `content/ca/${article}.md`;
  expect(codes("publishAt: 2030-05-01 09:00\n")).toEqual([[file, 4, "translation-moment"]]);
  expect(codes("draft: pronto\n")).toEqual([[file, 4, expect.stringMatching(/^field-/)]]);
  expect(codes("draft: true\n")).toEqual([]);
});
