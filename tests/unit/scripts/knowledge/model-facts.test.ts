import { expect, test } from "vitest";
import { collectKnowledge } from "#scripts/knowledge/collect-knowledge.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const { models } = await collectKnowledge(fixture, "es");
const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll("\u00A0", " "));

test("a model of a fixed size has the figures of its pages", () => {
  expect(plain(models.find(({ shortName }) => shortName === "NORTE"))).toMatchObject({
    name: "LUM|NORTE",
    path: "/lum-norte",
    area: 19.2,
    feet: "19'x10'",
    metres: "6,0\u202F×\u202F3,2 m",
    price: 24_000,
    bathrooms: 1,
  });
});

test("a bespoke model has a name and a page, and no figure that nobody wrote", () => {
  expect(models.at(-1)).toEqual({ name: "LUM|LIENZO", shortName: "LIENZO", path: "/lum-lienzo" });
});
