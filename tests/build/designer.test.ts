import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { attributeOf, findOne, textOf } from "#tests/site/html.ts";
import { mainOf, sectionOf, textsOf } from "#tests/site/page-parts.ts";
import { frozenSite } from "./built-sites.ts";

test.each(["/disenador", "/designer"])("%s shows a furnished model, in words too, and its price", (path) => {
  const block = sectionOf(mainOf(frozenSite.page(path)), "Amuebla un LUM|NORTE");
  const drawing = findOne(block, "svg.axonometry");
  expect(attributeOf(drawing, "role")).toBe("img");
  expect(attributeOf(drawing, "aria-label")).toMatch(/^LUM\|NORTE sin cubierta/);
  expect(textsOf(drawing, "text")).toEqual(["6,0 m", "3,2 m"]);
  const text = textOf(block);
  expect(text).toContain("Sofá cama (1,9 × 0,85 m), al fondo a la izquierda.");
  expect(text).toContain("19,20 m² exteriores, 24.000 €, precio orientativo, impuestos según presupuesto.");
});

test("the drawing of a model weighs less than 4 kB and is painted by classes alone", () => {
  const html = readFileSync(join(frozenSite.client, "disenador.html"), "utf8");
  const [drawing = ""] = /<svg class="axonometry.*?<\/svg>/su.exec(html) ?? [];
  expect(gzipSync(drawing, { level: 9 }).length).toBeGreaterThan(1000);
  expect(gzipSync(drawing, { level: 9 }).length).toBeLessThan(4000);
  expect(drawing).not.toContain("style=");
});
