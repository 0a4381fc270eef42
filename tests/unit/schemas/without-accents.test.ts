import { expect, test } from "vitest";
import { withoutAccents } from "#app/schemas/without-accents.ts";

test.each([
  ["Señalización", "Senalizacion"],
  ["pingüino", "pinguino"],
  // Typed as a letter and a mark.
  ["arti\u0301culo", "articulo"],
  // Other signs for figures stay as they are.
  ["25 m²", "25 m²"],
])("«%s» becomes «%s»", (text, plain) => {
  expect(withoutAccents(text)).toBe(plain);
});
