import { expect, test } from "vitest";
import { compressionLevel } from "#scripts/compression/compression-level.ts";

/** A site in one language. */
const spanish = (pages: number) => ({ originalPages: pages, allPages: pages, furtherLanguages: [], untranslated: [] });

test.each([
  ["index.html", 40_000, 38, "best"],
  ["blog/uno.html", 40_000, 38, "best"],
  ["blog/uno.html", 40_000, 100, "best"],
  // From here on the number of articles decides how long a build takes.
  ["blog/uno.html", 40_000, 101, "quick"],
  ["blog/uno.data", 9000, 10_000, "quick"],
  ["contacto.html", 40_000, 10_000, "best"],
  ["assets/main-0a1b2c3d.css", 300_000, 10_000, "best"],
  ["sitemap.xml", 3000, 38, "best"],
  ["sitemap.xml", 1_500_000, 10_000, "quick"],
])("%s of %i bytes in a site of %i pages is compressed at the level %s", (file, bytes, pages, level) => {
  expect(compressionLevel(file, bytes, spanish(pages))).toBe(level);
});

test.each([
  ["en.html", 1, "good"],
  ["en/contact.html", 1, "good"],
  ["pt-BR/contato.data", 1, "good"],
  // It shows the original.
  ["en/process.html", 1, "quick"],
  ["en/process.data", 1, "quick"],
  // With two of them the site has more than a hundred pages.
  ["en/contact.html", 2, "quick"],
  ["en.data", 2, "quick"],
  // A name that begins like a language is none.
  ["entrevista.html", 2, "best"],
  ["en/contact.html", 0, "best"],
])("%s in a site with the first %i of its further languages is compressed at the level %s", (file, count, level) => {
  const furtherLanguages = file.startsWith("pt") ? ["pt-BR"] : ["en", "ca"].slice(0, count);
  const extent = { originalPages: 40, allPages: 40 * (1 + count), furtherLanguages, untranslated: ["/en/process"] };
  expect(compressionLevel(file, 40_000, extent)).toBe(level);
});

test("further languages change nothing of the original one", () => {
  const extent = { originalPages: 40, allPages: 400, furtherLanguages: ["ca", "en"], untranslated: ["/ca/blog/uno"] };
  for (const file of ["index.html", "blog/uno.html", "contacto.data", "sitemap.xml"]) {
    expect(compressionLevel(file, 40_000, extent)).toBe(compressionLevel(file, 40_000, spanish(40)));
  }
});
