import { expect, test } from "vitest";
import { getCatalogueDownload } from "#app/pages/catalogue-download.server.ts";
import { fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";

test("a catalogue of the company's own takes its place", () => {
  const url = "https://www.lum.example/catalogo-propio.pdf";
  const settings = fixtureFile("content/site.yaml");
  const site = siteWith({ "content/site.yaml": settings.replace("catalogo: { url: }", `catalogo: { url: ${url} }`) });
  expect(getCatalogueDownload(site.edition("es"))).toEqual({ href: url, bytes: null });
});
