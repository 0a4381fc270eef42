import { expect, test } from "vitest";
import { resolveFields } from "#app/content/fields/resolve-fields.server.ts";

const facts = new Map([
  ["precio.metro", "900\u00A0€/m²"],
  ["contacto.telefono", "+34 978 000 111"],
  ["precio.incluye", ""],
]);

const context = {
  facts: () => facts,
  localiseHref: (href: string) => (href.startsWith("/") ? `/xx${href}` : href),
  readPicture: async (source: string) => ({ src: `/images/${source}`, width: 1200, height: 800, colour: "#b19a83" }),
};

test("an item of a list that needs a fact which is not given yet is left out", async () => {
  const data = { items: ["Uno.", "Incluye {{precio.incluye}}."], text: "Dos. Incluye {{precio.incluye}}." };
  expect(await resolveFields(data, context)).toEqual({ items: ["Uno."], text: "Dos." });
});
