import { expect, test } from "vitest";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import { fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";

// A translation that its translator keeps back with `draft: true`.

const article = "blog/madera-al-sol";

function open(draft: boolean, files: Readonly<Record<string, string>> = {}) {
  return siteWith({
    "locales/ca.json": JSON.stringify({ language: { name: "Català", direction: "ltr" } }),
    [`content/ca/${article}.md`]: `---\ntitle: Fusta al sol\nslug: fusta-al-sol\ndraft: ${draft}\n---\n\nFusta.\n`,
    "content/ca/pages/about.md": `---\ntitle: Nosaltres\ndraft: ${draft}\n---\n\nFem cases.\n`,
    ...files,
  });
}

test("visitors see the original in place of an unfinished translation, of entries and fixed pages", async () => {
  const finished = open(false).edition("ca").content;
  expect(finished.entry("blog", "madera-al-sol")).toMatchObject({
    slug: "fusta-al-sol",
    data: { title: "Fusta al sol" },
  });
  expect(finished.page("about").data.title).toBe("Nosaltres");
  const site = open(true);
  const { content } = site.edition("ca");
  const original = site.edition("es").content;
  expect(content.entry("blog", "madera-al-sol")).toMatchObject({
    slug: "madera-al-sol",
    data: { title: original.entry("blog", "madera-al-sol")?.data.title },
  });
  expect(content.page("about").data.title).toBe(original.page("about").data.title);
  const page = { locale: "ca", key: "about", path: "/ca/sobre-nosotros" } as const;
  expect((await pageSeo(site, page, { title: "A", description: "B" })).noindex).toBe(true);
});

test("whether a page is published at all is what the original says", () => {
  const original = fixtureFile(`content/es/${article}.md`);
  const site = open(false, { [`content/es/${article}.md`]: original.replace(/^date:/m, "draft: true\ndate:") });
  expect(site.edition("ca").content.entry("blog", "madera-al-sol")).toBeUndefined();
});
