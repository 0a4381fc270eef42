import { expect, test } from "vitest";
import { kebabCase } from "#app/schemas/fields.ts";
import { slugOfTitle } from "#scripts/new/slug-of-title.ts";

test.each([
  ["¿Cuánto cuesta un año de leña?", "cuanto-cuesta-un-ano-de-lena"],
  ["7.700 € por 11 m²", "7700-por-11-m2"],
  ["¡¡¡Ya!!! 🏡🏡", "ya"],
])("%j becomes %j", (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug);
});

test.each(["¿?", "家を建てる"])("%j has no name", (title) => {
  expect(slugOfTitle(title)).toBe("");
});

test("a long title is cut at a word, one without spaces in the middle", () => {
  const long = slugOfTitle("Todo lo que conviene preguntar antes de firmar el contrato de una casa modular");
  expect(long).toBe("todo-lo-que-conviene-preguntar-antes-de-firmar-el-contrato");
  expect(slugOfTitle("a".repeat(500))).toBe("a".repeat(60));
  expect(slugOfTitle(`${"ab ".repeat(200)}`)).toMatch(kebabCase);
});
