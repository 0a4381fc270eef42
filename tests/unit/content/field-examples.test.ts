import { expect, test } from "vitest";
import { z } from "zod";
import { collectionSchemas, pageSchemas } from "#app/content/collections.ts";
import {
  dayFor,
  exampleOf,
  exampleOfType,
  type FieldForm,
  formOf,
  momentFor,
} from "#app/content/fields/field-examples.ts";
import { siteSchema } from "#app/content/schemas/site.ts";

test.each<[form: FieldForm, written: string, example: string]>([
  ["link", "contacto", "/contacto"],
  ["link", "blog/mi-articulo#precio", "/blog/mi-articulo#precio"],
  ["link", "www.empresa.es", "https://www.empresa.es"],
  ["link", "empresa.es/a", "https://empresa.es/a"],
  ["link", "http://empresa.es", "https://empresa.es"],
  ["link", "//empresa.es", "https://empresa.es"],
  ["link", "hola@empresa.es", "mailto:hola@empresa.es"],
  ["link", "+34964123456", "tel:+34964123456"],
  ["link", "ver la página", ""],
  ["name", "Mi Artículo (2)", "mi-articulo-2"],
  ["month", "2024-3", "2024-03"],
  ["month", "marzo de 2024", "2024-03"],
  ["month", "03/2024", "2024-03"],
  ["month", "2024-03-15", "2024-03"],
  ["month", "2024-13", ""],
  ["picture", "/content/images/exteriors/a.jpg", "exteriors/a.jpg"],
  ["picture", "..\\images\\exteriors\\A.JPG", "exteriors/a.jpg"],
  ["picture", "exteriors/mi foto.jpg", ""],
  ["telephone", "964 123 456", "+34 964 123 456"],
  ["telephone", "llámanos", ""],
  ["url", "www.empresa.es/", "https://www.empresa.es"],
  ["email", "hola", ""],
])("as a %s, «%s» is «%s»", (form, written, example) => {
  expect(exampleOf(form, written)).toBe(example);
});

test.each([
  ["15/3/2024", "2024-03-15"],
  ["15-03-24", "2024-03-15"],
  ["2024/3/5", "2024-03-05"],
  ["20240315", "2024-03-15"],
  ["15 de marzo de 2024", "2024-03-15"],
  ["2024-03-15T10:00:00Z", "2024-03-15"],
  ["2024-02-30", undefined],
  ["mañana", undefined],
])("the day of «%s» is %s", (written, day) => {
  expect(dayFor(written)).toBe(day);
});

test.each<[expected: string, value: unknown, example: string]>([
  ["string", 2024, '"2024"'],
  ["string", true, '"true"'],
  ["string", { Uno: "dos" }, '"Uno: dos"'],
  ["string", ["a"], ""],
  ["number", "7,6 m", "7.6"],
  ["number", "25.308 €", "25308"],
  ["number", "mucho", ""],
  ["int", "12 kg", "12"],
  ["int", "1,5", ""],
  ["boolean", "Sí", "true"],
  ["boolean", "quizá", ""],
  ["array", "madera, acero", "[madera, acero]"],
  ["array", "-madera", ""],
  ["object", "Uno", ""],
])("as a %s, %j is %s", (expected, value, example) => {
  expect(exampleOfType(expected, value)).toBe(example);
});

/** Every format of a text in a JSON schema, and an empty one for a pattern without a format. */
function formatsIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const format = "format" in node ? String(node.format) : "";
  const own = format !== "" || "pattern" in node ? [format] : [];
  // «time» is another format in JSON Schema, so that zod leaves out that of opening hours.
  const fields = Object.entries(node).filter(([name]) => name !== "opens" && name !== "closes");
  return [...own, ...fields.flatMap(([, field]) => formatsIn(field))];
}

test("every format of the schemas is a form that has words, a date or a moment", () => {
  const schemas: z.ZodType[] = [...Object.values(collectionSchemas), ...Object.values(pageSchemas), siteSchema];
  const formats = new Set(
    schemas.flatMap((schema) => formatsIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }))),
  );
  expect(formats.size).toBeGreaterThan(5);
  // JSON Schema calls a URL «uri».
  const others = ["date", "moment", "uri"];
  expect([...formats].filter((format) => formOf(format) === undefined && !others.includes(format))).toEqual([]);
});

test.each([
  ["24/12/2026", "2026-12-24"],
  ["2026-12-24 9:00", "2026-12-24 09:00"],
  ["2026-12-24T18:30", "2026-12-24 18:30"],
  ["24 de diciembre de 2026, a las 9", "2026-12-24 09:00"],
  // In another zone, without such an hour, or without a day.
  ["2026-12-24T09:00:00Z", ""],
  ["2026-12-24 25:00", ""],
  ["mañana", ""],
])("«%s» means the moment «%s»", (written, moment) => {
  expect(momentFor(written)).toBe(moment);
});
