import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatsIn } from "#app/i18n/formats.ts";
import { textOf } from "#tests/site/html.ts";
import { attributesOf, mainOf } from "#tests/site/page-parts.ts";
import { sites } from "./built-sites.ts";

test.each(sites)("$name: there is a PDF of every model, and one of all unless the company has its own", (tested) => {
  const { site, files, client } = tested;
  const { content } = site.edition("es");
  const own = content.site().catalogo.url === null ? [site.paths.catalogue("es")] : [];
  const parts = content.entries("models").map(({ slug }) => site.paths.catalogue("es", slug));
  const expected = [...own, ...parts].map((path) => path.slice(1));
  expect(files.filter((file) => file.endsWith(".pdf")).sort()).toEqual(expected.sort());
  for (const file of expected)
    expect(statSync(join(client, file)).size, file).toBeLessThan(file.includes("/") ? 1_000_000 : 3_000_000);
});

test.each(sites)(
  "$name: a product page offers its PDF as a download, with its size",
  ({ site, client, page, pages }) => {
    for (const { path, id } of pages.filter(({ key }) => key === "product")) {
      const slug = site
        .edition("es")
        .content.entries("models")
        .find((entry) => entry.id === id)?.slug;
      const file = site.paths.catalogue("es", slug);
      const main = mainOf(page(path));
      expect(attributesOf(main, "a[download]", "href")).toContain(file);
      expect(textOf(main)).toContain(`(${noteOf(join(client, file))})`);
    }
  },
);

/** What stands beside a link to a file; the texts of pages are read with plain spaces. */
function noteOf(file: string): string {
  return `PDF, ${formatsIn("es").fileSize(statSync(file).size).replaceAll("\u00A0", " ")}`;
}
