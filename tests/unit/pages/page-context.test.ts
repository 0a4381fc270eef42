import { expect, test } from "vitest";
import { findPageContext } from "#app/pages/page-context.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const pageOf = (pattern: string, params = {}) => findPageContext(fixture, { pattern, params })?.page;

test("a slug that no published entry has is no page, nor is a route that is not in the route table", () => {
  for (const slug of ["nada", "licencia-y-terreno", "articulo-sin-terminar", "100%", "../contacto"]) {
    expect(pageOf("blog/:slug", { slug })).toBeUndefined();
  }
  expect(pageOf("404.json")).toBeUndefined();
});
