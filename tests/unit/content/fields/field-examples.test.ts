import { expect, test } from "vitest";
import { dayFor, exampleOf, exampleOfType, momentFor } from "#app/content/fields/field-examples.ts";

test.each<[form: string, written: string, example: string]>([
  ["link", "contacto", "/contacto"],
  ["link", "www.empresa.es", "https://www.empresa.es"],
  ["link", "hola@empresa.es", "mailto:hola@empresa.es"],
  ["link", "+34964123456", "tel:+34964123456"],
  ["link", "ver la página", ""],
  ["name", "Mi Artículo (2)", "mi-articulo-2"],
  ["month", "marzo de 2024", "2024-03"],
  ["picture", "..\\images\\exteriors\\A.JPG", "exteriors/a.jpg"],
  ["telephone", "964 123 456", "+34 964 123 456"],
])("as a %s, «%s» is «%s»", (form, written, example) => {
  expect(exampleOf(form, written)).toBe(example);
});

test.each([
  ["15/3/2024", "2024-03-15"],
  ["15 de marzo de 2024", "2024-03-15"],
  ["2024-02-30", undefined],
  ["mañana", undefined],
])("the day of «%s» is %s", (written, day) => {
  expect(dayFor(written)).toBe(day);
});

test.each<[expected: string, value: unknown, example: string]>([
  ["string", 2024, '"2024"'],
  ["string", { Uno: "dos" }, '"Uno: dos"'],
  ["number", "7,6 m", "7.6"],
  ["boolean", "Sí", "true"],
  ["array", "madera, acero", "[madera, acero]"],
])("as a %s, %j is %s", (expected, value, example) => {
  expect(exampleOfType(expected, value)).toBe(example);
});

test.each([
  ["2026-12-24 9:00", "2026-12-24 09:00"],
  ["24 de diciembre de 2026, a las 9", "2026-12-24 09:00"],
  // In another zone, without such an hour, or without a day.
  ["2026-12-24T09:00:00Z", ""],
])("«%s» means the moment «%s»", (written, moment) => {
  expect(momentFor(written)).toBe(moment);
});
