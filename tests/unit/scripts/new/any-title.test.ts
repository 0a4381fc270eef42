import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { fillTemplate, readTemplate } from "#scripts/new/fill-template.ts";
import { templateValues } from "#scripts/new/template-values.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { holdsFor, textOf, yamlPieces } from "#tests/unit/any-text.ts";

// Thousands of cases, on a machine that may do twenty other things.
vi.setConfig({ testTimeout: 120_000 });

test("a new article says its title, whatever signs it has", () => {
  const template = readTemplate("articulo.md");
  const pathTo = () => "/blog/prueba";
  const titles = textOf([...yamlPieces.filter((piece) => !/[\n\t\\]/.test(piece)), "{{", "}}", "€", "¿", "?"], 8)
    // The replacement character is what a damaged file has (`file-encoding`).
    .map((title) => title.replaceAll(/[\p{C}\p{Z}\ufffd]+/gu, " ").trim())
    // A title between curly quotation marks is kept too, but the check asks for others (`quotes-curly`).
    .filter((title) => title !== "" && !/^[“”„‟‘’‚]/u.test(title));
  holdsFor(
    fc.property(titles, (title) => {
      const context = { title, slug: "prueba", today: "2025-02-11", files: fixture.files, pathTo };
      const result = readFrontMatter("content/es/blog/prueba.md", fillTemplate(template, templateValues(context)));
      expect(result.ok ? result.value.data : result.issues).toMatchObject({ title });
    }),
  );
});
