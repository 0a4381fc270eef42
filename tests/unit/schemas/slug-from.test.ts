import { expect, test } from "vitest";
import { kebabCase } from "#app/schemas/fields.ts";
import { slugFrom } from "#app/schemas/slug-from.ts";

test.each([
  ["Construcción modular", "construccion-modular"],
  ["  ¿Cuánto cuesta? (2.ª parte) ", "cuanto-cuesta-2-parte"],
  ["ñandú", "nandu"],
  ["MOD|TWO", "mod-two"],
  ["I+D", "i-d"],
])("«%s» becomes %s", (words, slug) => {
  expect(slugFrom(words)).toBe(slug);
  expect(slug).toMatch(kebabCase);
});

test("words without a letter of the alphabet give nothing", () => {
  expect(slugFrom("日本 …")).toBe("");
});
