import { expect, test } from "vitest";
import { taxPhrase } from "#app/content/figures/tax-phrase.ts";
import { findAll, textOf } from "#tests/site/html.ts";
import { mainOf } from "#tests/site/page-parts.ts";
import { sites } from "./built-sites.ts";

const priced = ".model-tile, .model-scale, .comparison, .application-card";

test.each(sites)("$name: a grid or table of prices says once how taxes are", (tested) => {
  const { content, pathTo, t } = tested.site.edition("es");
  const phrase = taxPhrase(content.site().vat, { t });
  const ofModels = content
    .entries("models")
    .flatMap(({ slug }) => [pathTo("model", { slug }), pathTo("product", { slug })]);
  const keys = ["home", "models", "private-buyers", "businesses", "campsites"] as const;
  for (const path of [...keys.map((key) => pathTo(key)), ...ofModels]) {
    const sections = findAll(mainOf(tested.page(path)), "section").filter(
      (section) => findAll(section, priced).length > 0,
    );
    expect(sections, path).not.toEqual([]);
    for (const section of sections) {
      const notes = findAll(section, ".price-note, .tax-note").map(textOf);
      expect(notes, path).toEqual([expect.stringContaining(phrase)]);
    }
  }
});
