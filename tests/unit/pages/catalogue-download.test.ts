import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { getCatalogueDownload } from "#app/pages/catalogue-download.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

test("the catalogue that the build has made is offered with its size", () => {
  const site = openSite(copyFixtureSite({ ".cache/catalogue/catalogo.pdf": "%PDF" }));
  expect(getCatalogueDownload(site.edition("es"))).toEqual({ href: "/catalogo.pdf", bytes: 4 });
  expect(site.edition("es").catalogueFile("lum-sur")).toEqual({ href: "/catalogo/lum-sur.pdf", bytes: null });
});

test("a catalogue of the company's own takes its place", () => {
  const url = "https://www.lum.example/catalogo-propio.pdf";
  const settings = readFileSync(join(fixtureRoot, "content/site.yaml"), "utf8");
  const site = openSite(
    copyFixtureSite({ "content/site.yaml": settings.replace("catalogo: { url: }", `catalogo: { url: ${url} }`) }),
  );
  expect(getCatalogueDownload(site.edition("es"))).toEqual({ href: url, bytes: null });
});
