import { expect, test } from "vitest";
import { z } from "zod";
import { collectionSchemas, pageSchemas } from "#app/content/collections.ts";
import { isCopy } from "#app/content/fields/is-copy.ts";
import { overlayFields } from "#app/content/fields/overlay-fields.ts";
import { resolveFields } from "#app/content/fields/resolve-fields.server.ts";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { parseEntry } from "#app/content/parse-entry.ts";
import { siteSchema } from "#app/content/schemas/site.ts";
import { asked, askedInBody, href, modelId, properName, text } from "#app/schemas/fields.ts";
import { advise } from "#scripts/check/advice/advise.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";

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

test("the names of JavaScript's own objects are laid over like any other", () => {
  const overlay: unknown = JSON.parse('{ "__proto__": { "title": "Colado" }, "constructor": { "x": 1 } }');
  const laid = Object(overlayFields({ date: "2024-03-15" }, overlay));
  expect(Object.keys(laid).sort()).toEqual(["__proto__", "constructor", "date"]);
  expect(laid.title).toBeUndefined();
  expect(laid.constructor).toEqual({ x: 1 });
});

test("words that a translation has in its own language no longer say that they are in that of the original's", () => {
  const claim = { lang: "en", words: ["MODERN", "PREFAB."], text: "Se montan deprisa." };
  expect(overlayFields(claim, { words: ["MODERN", "PREFABRICAT."] })).toEqual({
    words: ["MODERN", "PREFABRICAT."],
    text: "Se montan deprisa.",
  });
  expect(overlayFields(claim, { lang: "fr", words: ["MODERNE", "PRÉFAB."] })).toMatchObject({ lang: "fr" });
  // The English words stay.
  expect(overlayFields(claim, { words: ["MODERNE"] })).toEqual(claim);
  expect(overlayFields(claim, { text: "Es munten de pressa." })).toMatchObject({ lang: "en", words: claim.words });
});

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
  const schema = z.strictObject({ items: z.array(text), text });
  const data = { items: ["Uno.", "Incluye {{precio.incluye}}."], text: "Dos. Incluye {{precio.incluye}}." };
  expect(await resolveFields(schema, data, context)).toEqual({ items: ["Uno."], text: "Dos." });
});

test("an id that looks like a measure stays as it is: only words are set", async () => {
  const schema = z.strictObject({ text, model: modelId, href, name: properName, sizes: z.array(z.number()) });
  const data = { text: "Mide 6x3 m", model: "mod-6x3", href: "/mod-6x3", name: "MOD|6X3 de 6x3", sizes: [6, 3] };
  expect(await resolveFields(schema, data, context)).toEqual({
    ...data,
    text: "Mide 6\u202F×\u202F3\u00A0m",
    href: "/xx/mod-6x3",
  });
});

test("no page gets the questions that its sections answer; the assistant does", async () => {
  const schema = z.strictObject({ askedInBody, cards: z.array(z.strictObject({ title: text, asked })) });
  const data = { askedInBody: { Uno: ["¿Uno?"] }, cards: [{ title: "Dos", asked: ["¿Y dos?"] }] };
  expect(await resolveFields(schema, data, context)).toEqual({ cards: [{ title: "Dos" }] });
  expect(await resolveFields(schema, data, { ...context, keepsAsked: true })).toEqual(data);
});

const action = z.strictObject({ label: z.string(), href: z.string() });
const groupSchema = z.strictObject({
  title: z.string(),
  draft: z.boolean().optional(),
  date: z.string().optional(),
  cta: action.optional(),
  more: action.optional(),
  basis: z.strictObject({ text: z.string(), date: z.string().nullish() }).optional(),
});

/** Returns the issues as `line code` and those values that say what was meant. */
function issuesOf(lines: string): unknown[] {
  const result = parseEntry(readFrontMatter("content/es/x.md", `---\ntitle: Uno\n${lines}\n---\n`), groupSchema);
  return result.ok ? [] : advise(result.errors).map(summary);
}

function summary({ line, code, values: { field, suggestion, inside, others } }: Issue) {
  return [`${line} ${code}`, field, suggestion, inside, others].filter(Boolean);
}

test("fields that slipped out of their group are one mistake, with what the group lacks", () => {
  expect(issuesOf("cta:\n  label: Ver\nhref: /contacto")).toEqual([["5 field-unknown", "href", "cta"]]);
  expect(issuesOf("cta:\nlabel: Ver\nhref: /contacto")).toEqual([["4 field-unknown", "label", "cta", "href"]]);
});

type JsonSchema = z.core.JSONSchema.JSONSchema | z.core.JSONSchema._JSONSchema;

/** Every object of a schema, however deep. */
function objects(schema: JsonSchema | undefined): z.core.JSONSchema.JSONSchema[] {
  if (typeof schema !== "object") return [];
  const inner = [
    ...Object.values(schema.properties ?? {}),
    ...[schema.items ?? []].flat(),
    ...(schema.prefixItems ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
  ];
  return [...(schema.properties ? [schema] : []), ...inner.flatMap(objects)];
}

const schemas = { ...collectionSchemas, ...pageSchemas, site: siteSchema };

test.each(Object.entries(schemas))("%s: every object refuses unknown fields", (_name, schema) => {
  const found = objects(z.toJSONSchema(schema));
  expect(found.length).toBeGreaterThan(0);
  for (const object of found) expect(object.additionalProperties).toBe(false);
});

test("a link leads to a path from the root or to an https URL, or is a mailto or tel link", () => {
  const good = [
    "/",
    "/contacto?modelo=lum-norte#x",
    "https://www.mod.example",
    "mailto:a@b.example",
    "tel:+34978000111",
  ];
  for (const target of good) expect(href.safeParse(target).success).toBe(true);
  const bad = ["contacto", "//mod.example", "http://mod.example", "javascript:alert(1)", "", "/una ruta", "#arriba"];
  for (const target of bad) expect(href.safeParse(target).success).toBe(false);
});
