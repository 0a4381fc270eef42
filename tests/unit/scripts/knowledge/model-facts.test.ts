import { expect, test } from "vitest";
import { collectKnowledge } from "#scripts/knowledge/collect-knowledge.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const { models } = await collectKnowledge(fixture, "es");
const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll("\u00A0", " "));

test("a model of a fixed size has the figures of its pages", () => {
  expect(plain(models.find(({ name }) => name === "LUM|NORTE"))).toEqual({
    name: "LUM|NORTE",
    path: "/lum-norte",
    line: "LUM|NORTE: 19,20 m² · 6,0\u202F×\u202F3,2 m · 1 baño · 24.000 €",
    area: 19.2,
    price: 24_000,
    bedrooms: 0,
  });
});

test("a bespoke model has a name and a page, and no figure that nobody wrote", () => {
  const line = "LUM|LIENZO: a medida, sin medidas ni precio fijos";
  expect(models.at(-1)).toEqual({ name: "LUM|LIENZO", path: "/lum-lienzo", line });
});
