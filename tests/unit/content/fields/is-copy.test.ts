import { expect, test } from "vitest";
import { z } from "zod";
import { isCopy } from "#app/content/fields/is-copy.ts";
import { properName, text } from "#app/schemas/fields.ts";

const schema = z.strictObject({
  title: text,
  author: properName,
  cards: z.array(z.strictObject({ title: text, text })),
});
const data = {
  title: "Nosotros",
  author: "Ana",
  cards: [{ title: "24/7", text: "Montamos casas de madera en todo el país." }],
};
const inEnglish = { ...data, cards: [{ title: "24/7", text: "We assemble timber houses." }] };

test("a page with a body is a translation if the body is its own", () => {
  const original = { data, body: "Hacemos casas.\n\nDe madera.\n" };
  expect(isCopy(schema, original, { data: inEnglish, body: "Hacemos casas.\nDe madera." })).toBe(true);
  expect(isCopy(schema, original, { data: inEnglish, body: "" })).toBe(true);
  expect(isCopy(schema, original, { data, body: "We make houses." })).toBe(false);
});

test("a page without a body is a translation if most of its words are its own", () => {
  const original = { data, body: "" };
  expect(isCopy(schema, original, { data: { ...data, title: "About us" }, body: "" })).toBe(true);
  expect(isCopy(schema, original, { data: inEnglish, body: "" })).toBe(false);
});
