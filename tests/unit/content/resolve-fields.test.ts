import { expect, test } from "vitest";
import { resolveFields } from "#app/content/fields/resolve-fields.server.ts";

const facts = new Map([
  ["precio.metro", "900\u00A0€/m²"],
  ["contacto.telefono", "+34 978 000 111"],
  ["precio.incluye", ""],
  ["nota.ahorro", "\uE000"],
]);

const context = {
  facts: () => facts,
  localiseHref: (href: string) => (href.startsWith("/") ? `/xx${href}` : href),
  readPicture: async (source: string) => ({ src: `/images/${source}`, width: 1200, height: 800, colour: "#b19a83" }),
};

test("placeholders are filled however deep they stand", async () => {
  const data = { text: "A {{precio.metro}}", cards: [{ items: ["{{precio.metro}}", "nada"] }] };
  expect(await resolveFields(data, context)).toEqual({
    text: "A 900\u00A0€/m²",
    cards: [{ items: ["900\u00A0€/m²", "nada"] }],
  });
});

test("an item of a list that needs a fact which is not given yet is left out", async () => {
  const data = { items: ["Uno.", "Incluye {{precio.incluye}}."], text: "Dos. Incluye {{precio.incluye}}." };
  expect(await resolveFields(data, context)).toEqual({ items: ["Uno."], text: "Dos." });
});

test("the notes of claims stay as marks for what shows the text", async () => {
  expect(await resolveFields({ facts: [{ label: "Menos{{nota.ahorro}}." }] }, context)).toEqual({
    facts: [{ label: "Menos\uE000." }],
  });
});

test("figures stay with their units, in headings and in running text", async () => {
  const data = { heading: "40 m² en el jardín", cards: [{ title: "Un techo", text: "Mide 6 x 3 m" }] };
  expect(await resolveFields(data, context)).toEqual({
    heading: "40\u00A0m² en el jardín",
    cards: [{ title: "Un techo", text: "Mide 6\u202F×\u202F3\u00A0m" }],
  });
});

test("links lead to the language being built, with their placeholders filled", async () => {
  const data = { action: { label: "Contacto", href: "/contacto" }, call: { href: "tel:{{contacto.telefono}}" } };
  expect(await resolveFields(data, context)).toEqual({
    action: { label: "Contacto", href: "/xx/contacto" },
    call: { href: "tel:+34978000111" },
  });
});

test("a picture gets its path, its size and its colour, and keeps its other fields", async () => {
  const { image } = await resolveFields({ image: { src: "cutaways/office.jpg", alt: "A {{precio.metro}}" } }, context);
  expect(image).toEqual({
    src: "/images/cutaways/office.jpg",
    alt: "A 900\u00A0€/m²",
    width: 1200,
    height: 800,
    colour: "#b19a83",
  });
});

test("figures, marks and gaps stay as they are", async () => {
  const data = { size: { length: 7.6 }, fixed: false, none: null, missing: undefined };
  expect(await resolveFields(data, context)).toEqual(data);
});

test("what it is given stays unchanged", async () => {
  const data = { image: { src: "cutaways/office.jpg", alt: "Uno" } };
  await resolveFields(data, context);
  expect(data).toEqual({ image: { src: "cutaways/office.jpg", alt: "Uno" } });
});

test("a picture that cannot be read rejects, and so does a placeholder without a fact", async () => {
  const readPicture = () => Promise.reject(new Error("a/una.jpg is missing"));
  await expect(resolveFields([{ src: "a/una.jpg" }], { ...context, readPicture })).rejects.toThrow("a/una.jpg");
  await expect(resolveFields({ text: "{{nada}}" }, context)).rejects.toThrow("«nada»");
});
