import { expect, test } from "vitest";
import { getModelPage } from "#app/pages/models/model-page.server.ts";
import { getProductPage } from "#app/pages/product/product-page.server.ts";
import { fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";
import { at } from "#tests/unit/pages/page-at.ts";

test("price and what stands beside it about taxes follow the settings of the site", async () => {
  const settings = fixtureFile("content/site.yaml")
    .replace("metro: 1250", "metro: 1000")
    .replace(/^vat: .*$/m, "vat: { prices: included, rate: 10 }");
  const site = siteWith({ "content/site.yaml": settings });
  const { model, seo } = await getModelPage(at("/lum-norte", site));
  expect(model.measures?.price).toBe(19_200);
  expect(site.edition("es").content.facts().get("precio.impuestos")).toBe("IVA del 10\u00A0% incluido");
  expect(seo.description).toContain("19.200\u00A0€");
});

test("a layout's note that says something else than the plan's is shown beside it", async () => {
  const norte = fixtureFile("content/es/models/lum-norte.md").replace(
    "note: Distribución orientativa\n    items",
    "note: Otra cosa\n    items",
  );
  const site = siteWith({ "content/es/models/lum-norte.md": norte });
  const { plans } = await getProductPage(at("/productos/lum-norte", site));
  expect(plans[0]?.notes).toEqual(["Otra cosa", "Distribución orientativa"]);
});
