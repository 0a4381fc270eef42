import { expect, test } from "vitest";
import { formatsIn } from "#app/i18n/formats.ts";
import { formatsTag } from "#app/i18n/formats-tag.ts";
import { ownStrings } from "#app/i18n/locale-strings.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const es = formatsIn("es");

test("numbers are grouped from 1.000 on, although Spanish leaves four digits together by default", () => {
  expect(es.euros(1300)).toBe("1.300\u00A0€");
  expect(es.euros(999)).toBe("999\u00A0€");
  expect(es.euros(25_308)).toBe("25.308\u00A0€");
  expect(es.eurosPerSquareMetre(1600)).toBe("1.600\u00A0€/m²");
  expect(es.squareMetres(1234.5)).toBe("1.234,50\u00A0m²");
});

test("dimensions have a decimal comma and break nowhere", () => {
  expect(es.dimensions(8.4, 3.3)).toBe("8,4\u202F×\u202F3,3\u00A0m");
  expect(es.dimensions(5.2, 3)).toBe("5,2\u202F×\u202F3,0\u00A0m");
});

test("a space separates per cent from its figure, which keeps its decimals", () => {
  expect(es.percent(35)).toBe("35\u00A0%");
  expect(es.percent(12.5)).toBe("12,5\u00A0%");
});

test("a day is written as a Spanish long date", () => {
  expect(es.date("2024-03-15")).toBe("15 de marzo de 2024");
  expect(es.date("2024-12-01")).toBe("1 de diciembre de 2024");
});

test("a weekday has its name, and a time of day the form of the language", () => {
  expect([es.weekday(0), es.weekday(6), es.time("09:00"), es.time("18:30")]).toEqual([
    "lunes",
    "domingo",
    "09:00",
    "18:30",
  ]);
  const american = formatsIn("en-US");
  expect([american.weekday(2), american.time("18:30")]).toEqual(["Wednesday", "06:30\u00A0PM"]);
});

test.each(["America/Los_Angeles", "Pacific/Kiritimati"])("a day stays the same day on a machine in %s", (zone) => {
  const before = process.env.TZ;
  process.env.TZ = zone;
  try {
    expect(new Date("2024-03-15T12:00:00").getTimezoneOffset()).not.toBe(0);
    const formats = formatsIn("es");
    expect(formats.date("2024-03-01")).toBe("1 de marzo de 2024");
    expect(formats.month("2024-03")).toBe("marzo de 2024");
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
});

test("sizes of files have a decimal comma and break nowhere", () => {
  expect(es.fileSize(2_213_599)).toBe("2,2\u00A0MB");
  expect(es.fileSize(1_000_000)).toBe("1,0\u00A0MB");
  expect(es.fileSize(99_001)).toBe("100\u00A0kB");
  expect(es.fileSize(1)).toBe("1\u00A0kB");
});

/** Returns how a language writes a day, a price and a length; spaces that do not break as plain ones. */
function written(tag: string): string {
  const { date, euros, metres } = formatsIn(formatsTag(tag));
  return [date("2024-03-15"), euros(24_000), metres(3.2)]
    .join(" | ")
    .replaceAll(/[\u00A0\u202F]/g, " ")
    .replaceAll(/[\u2068\u2069\u200E\u200F]/g, "");
}

test.each([
  ["en", "15 March 2024 | €24,000 | 3.2 m"],
  ["ca", "15 de març del 2024 | 24.000 € | 3,2 m"],
  ["eu", "2024(e)ko martxoaren 15(a) | 24.000 € | 3,2 m"],
  ["pt", "15 de março de 2024 | 24 000 € | 3,2 m"],
  ["ar", "15 مارس 2024 | 24,000 € | 3.2 متر"],
  // A region that a file names is kept.
  ["en-US", "March 15, 2024 | €24,000 | 3.2 m"],
  ["pt-BR", "15 de março de 2024 | € 24.000 | 3,2 m"],
])("%s writes figures and days as its readers do, those in Europe where it names no region", (tag, text) => {
  expect(written(tag)).toBe(text);
});

test.each([
  [undefined, "en-GB"],
  ["en-US", "en-US"],
  // No tag, and that of another language.
  ["en_US", "en-GB"],
  ["es", "en-GB"],
])("a file of English that says %s is written as %s", (formats, region) => {
  expect(ownStrings("en", {}, { language: { formats } })).toMatchObject({
    language: { formats: expect.stringContaining(region) },
  });
});

test("a string takes figures by the names of formats alone", () => {
  const { t } = fixture.locales.i18n("es");
  expect(t("audiences.each", { price: { euros: 12345 } })).toContain("12.345");
  // @ts-expect-error: no format has this name.
  expect(() => t("audiences.each", { price: { euro: 1 } })).toThrow();
  // @ts-expect-error: the format takes a number.
  expect(t("audiences.each", { price: { euros: "1" } })).toContain("1");
});
