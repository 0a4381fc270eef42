import { expect, test } from "vitest";
import { collectKnowledge } from "#scripts/knowledge/collect-knowledge.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const { models } = await collectKnowledge(fixture, "es");
const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll("\u00A0", " "));

test("a model of a fixed size has the figures of its pages", () => {
  expect(plain(models.find(({ name }) => name === "LUM|NORTE"))).toMatchObject({
    name: "LUM|NORTE",
    path: "/lum-norte",
    area: 19.2,
    metres: "6,0\u202F×\u202F3,2 m",
    price: 24_000,
    bathrooms: 1,
  });
});

test("a bespoke model has a name and a page, and no figure that nobody wrote", () => {
  expect(models.at(-1)).toEqual({ name: "LUM|LIENZO", path: "/lum-lienzo" });
});
