import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { iconFiles } from "#app/seo/icon-files.ts";
import { pagePicture } from "#app/seo/page-picture.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import { pageContext } from "#app/site/page-context.server.ts";
import { readPalette } from "#scripts/catalogue/document/palette.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";
import { at } from "#tests/unit/pages/page-at.ts";

const pictureAt = (path: string, site = fixture) => pagePicture(site, at(path, site).page);

test.each([
  ["/", "inicio"],
  ["/proceso", "taller"],
  ["/blog/madera-al-sol", "detalle"],
  ["/blog", "detalle"],
  ["/disenador", "lum-norte-dia"],
])("%s shows its own picture, or that of the first thing that it leads to", (path, picture) => {
  expect(pictureAt(path).src).toContain(picture);
});

test("a page that nobody has translated shows the picture of the original, with its words", () => {
  const site = siteWith({ "locales/xx.json": fixtureFile("locales/es.json") });
  expect(pictureAt("/xx/contacto", site)).toEqual(pictureAt("/contacto", site));
});

test("a page is translated if its text is, to search engines too", async () => {
  const es = fixtureFile("locales/es.json");
  const site = siteWith({
    "locales/ca.json": es,
    "content/ca/pages/about.md": "---\ntitle: La casa\n---\n",
    "content/ca/blog/madera-al-sol.md": "---\ntitle: Fusta\n---\n\nFusta al sol.\n",
  });
  const source = { title: "Fusta", description: "De pi." };
  // Its body is missing.
  const about = { locale: "ca", key: "about", path: "/ca/sobre-nosotros" } as const;
  expect((await pageSeo(pageContext(site, about), source)).noindex).toBe(true);
  const post = { locale: "ca", key: "post", id: "madera-al-sol", path: "/ca/blog/madera-al-sol" } as const;
  const article = { headline: "Fusta", published: "2024-03-15", updated: "2024-03-15" };
  const subject = { type: "article", article, pictures: [] } as const;
  const seo = await pageSeo(pageContext(site, post), { ...source, subject });
  expect([seo.noindex, seo.untranslated]).toEqual([undefined, undefined]);
  expect(seo.properties).toContainEqual(["og:locale", "ca_ES"]);
  expect(JSON.parse(seo.structuredData ?? "")).toMatchObject({
    "@graph": [{ inLanguage: "ca", headline: "Fusta", description: "De pi." }, { "@type": "BreadcrumbList" }],
  });
  const other = { ...post, id: "cuentas-claras", path: "/ca/blog/cuentas-claras" };
  expect((await pageSeo(pageContext(site, other), { ...source, subject })).structuredData).toBeUndefined();
});

const read = (name: string) => readFileSync(join("public", name));
const palette = readPalette();

/** Returns by how much two lists of bytes differ at most. */
function largestDifference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))), 0);
}

test("the drawing of the icon has the site's colours: ink, ground and that of the bar", () => {
  const [ground, letter, bar] = [
    ...read("favicon.svg")
      .toString()
      .matchAll(/fill="(#[0-9A-F]{6})"/g),
  ].map(([, colour = ""]) => colour.toLowerCase());
  expect([ground, letter]).toEqual([palette.ink, palette["lime-wash"]]);
  expect(readFileSync("app/styles/settings/_palette.scss", "utf8")).toContain(`\n$timber-light: ${bar};\n`);
});

test.each([
  [iconFiles.apple, 180],
  [iconFiles.small, 192],
  [iconFiles.large, 512],
])("%s is a picture of the drawing, %i px wide", async (name, side) => {
  expect(await sharp(read(name)).metadata()).toMatchObject({ format: "png", width: side, height: side });
  const background = name === iconFiles.apple ? palette.ink : "#fff";
  const drawn = sharp(read("favicon.svg"), { density: (72 * side) / 32 })
    .resize(side, side)
    .flatten({ background });
  const icon = sharp(read(name)).flatten({ background: "#fff" });
  const [shown, drawing] = await Promise.all([icon.raw().toBuffer(), drawn.raw().toBuffer()]);
  expect(largestDifference(shown, drawing)).toBeLessThanOrEqual(8);
});
