import { expect, test } from "vitest";
import { fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";

// The words of `content/site.yaml` on pages in another language.

const settings = fixtureFile("content/site.yaml");
const languageFile = JSON.stringify({ language: { name: "Català", direction: "ltr" } });

function catalan(body: string) {
  const site = siteWith({
    "locales/ca.json": languageFile,
    "content/site.yaml": settings,
    "content/ca/blog/madera-al-sol.md": `---\ntitle: Fusta\n---\n\n${body}\n`,
  });
  return site.edition("ca");
}

test("words of the settings are Spanish in every language, figures are written as the page's language writes them", async () => {
  const edition = catalan("Som a {{empresa.localidad}}, escriu a {{contacto.email}}.");
  const place = siteWith({}).edition("es").content.site().empresa.localidad;
  expect(edition.fill("Des de {{precio.metro}}, a {{empresa.localidad}}.")).toBe(`Des de 1.250\u00A0€/m², a ${place}.`);
  const post = edition.content.entry("blog", "madera-al-sol");
  const body = JSON.stringify(post && (await edition.render(post)));
  expect(body).toContain(`Som a ${place}`.slice(-place.length));
  expect(body).toContain("mailto:");
});
