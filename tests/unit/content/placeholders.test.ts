import { expect, test } from "vitest";
import { fillHref, fillPlaceholders } from "#app/content/placeholders.ts";

const facts = new Map([
  ["precio.metro", "900\u00A0€/m²"],
  ["contacto.telefono", "+34 978 000 111"],
  ["contacto.email", "hola@mod.example"],
  ["raro", "cuesta $& y $1"],
]);

test("facts take the place of placeholders, spaces inside the braces or not", () => {
  expect(fillPlaceholders("Desde {{precio.metro}}, o sea {{ precio.metro }}.", facts)).toBe(
    "Desde 900\u00A0€/m², o sea 900\u00A0€/m².",
  );
});

test("an unknown placeholder throws with its name", () => {
  expect(() => fillPlaceholders("Desde {{precio.metros}}", facts)).toThrow("«precio.metros»");
  expect(() => fillPlaceholders("{{toString}}", facts)).toThrow("«toString»");
});

test("in a link a telephone loses its spaces", () => {
  expect(fillHref("tel:{{contacto.telefono}}", facts)).toBe("tel:+34978000111");
  expect(fillHref("mailto:{{contacto.email}}", facts)).toBe("mailto:hola@mod.example");
  expect(fillHref("/contacto", facts)).toBe("/contacto");
});

test("a sentence with a fact that is not given yet is left out, and the others stay", () => {
  const open = new Map([...facts, ["precio.incluye", ""]]);
  expect(fillPlaceholders("Son {{precio.metro}}. Incluye {{precio.incluye}}. ¿Dudas? Llama.", open)).toBe(
    "Son 900\u00A0€/m². ¿Dudas? Llama.",
  );
  expect(fillPlaceholders("Incluye {{precio.incluye}}.", open)).toBe("");
  expect(fillPlaceholders("Uno.\n\nIncluye {{precio.incluye}}.\n\nDos.", open)).toBe("Uno.\n\nDos.");
});
