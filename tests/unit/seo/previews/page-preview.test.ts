import { expect, test } from "vitest";
import { pagePreview } from "#app/seo/previews/page-preview.server.ts";
import { previewFile } from "#app/seo/previews/preview-file.server.ts";
import { openSite, type Site } from "#app/site/site.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { fixtureFile } from "#tests/unit/pages/page-at.ts";

function previewAt(path: string, site: Site = fixture) {
  const page = site.paths.find(path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return pagePreview(site, page);
}

/** Returns a text with plain spaces. */
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, " ");

test("a page shows its heading, the brand and the picture at its top", async () => {
  const { spec, alt } = await previewAt("/contacto");
  expect(spec).toMatchObject({ direction: "ltr", brand: "LUM", title: "Contacto", price: null });
  expect(spec.picture?.file).toMatch(/^\/images\/.*\.[0-9a-f]{10}$/);
  expect(alt).not.toBe("");
});

test.each([
  ["/", "CLARO SERENO MODULAR.", "inicio"],
  ["/proceso", "Proceso", "grua"],
  ["/modelos", "Modelos", "lum-norte"],
  ["/blog/madera-al-sol", "Madera al sol: cuidados de una fachada", "detalle"],
  ["/blog", "Blog", "detalle"],
])("%s shows «%s» and its own picture, or that of the first thing that it leads to", async (path, title, picture) => {
  const { spec } = await previewAt(path);
  expect(spec.title).toBe(title);
  expect(spec.picture?.source).toContain(picture);
});

test("a text without pictures shows none", async () => {
  expect((await previewAt("/privacidad")).spec.picture).toBeNull();
});

test("both pages of a model show its name, size and price, with what the page says about taxes", async () => {
  const [presentation, product] = await Promise.all([previewAt("/lum-norte"), previewAt("/productos/lum-norte")]);
  expect(product).toEqual(presentation);
  const { title, price } = presentation.spec;
  expect([title, plain(price?.size), plain(price?.amount), plain(price?.note)]).toEqual([
    "LUM|NORTE",
    "6,0 × 3,2 m · 19,20 m²",
    "24.000 €",
    "1.250 €/m² · precio orientativo, impuestos según presupuesto",
  ]);
  const bespoke = (await previewAt("/lum-lienzo")).spec.price;
  expect([bespoke?.size, plain(bespoke?.amount)]).toEqual([null, "1.250 €/m²"]);
});

test("a page that nobody has translated shows the preview of the original, a translated one its own", async () => {
  const site = openSite(
    copyFixtureSite({
      "locales/xx.json": fixtureFile("locales/es.json").replace('"direction": "ltr"', '"direction": "rtl"'),
      "content/xx/pages/about.md": "---\ntitle: Wir\nheading: Wir\n---\n\nWir bauen.\n",
    }),
  );
  expect(await previewAt("/xx/contacto", site)).toEqual(await previewAt("/contacto", site));
  expect((await previewAt("/xx/nosotros", site)).spec).toMatchObject({ title: "Wir", direction: "rtl" });
});

test("the file of a preview is another one as soon as something on it is", async () => {
  const { spec } = await previewAt("/contacto");
  const file = previewFile(spec);
  expect(file).toMatch(/^\/images\/previews\/[0-9a-f]{16}\.jpg$/);
  expect(previewFile({ ...spec })).toBe(file);
  expect(previewFile({ ...spec, title: "Otro" })).not.toBe(file);
  expect(previewFile({ ...spec, picture: null })).not.toBe(file);
});
