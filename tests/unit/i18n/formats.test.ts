import { expect, test } from "vitest";
import { formatsIn } from "#app/i18n/formats.ts";
import { formatsTag } from "#app/i18n/formats-tag.ts";
import { ownStrings } from "#app/i18n/locale-strings.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const es = formatsIn("es");
const american = formatsIn("en-US");

// Intl leaves four digits of Spanish together, and parts some figures from their units by spaces that break.
test.each([
  [es.euros(1300), "1.300\u00A0€"],
  [es.euros(999), "999\u00A0€"],
  [es.euros(25_308), "25.308\u00A0€"],
  [es.eurosPerSquareMetre(1600), "1.600\u00A0€/m²"],
  [es.squareMetres(1234.5), "1.234,50\u00A0m²"],
  [es.dimensions(8.4, 3.3), "8,4\u202F×\u202F3,3\u00A0m"],
  [es.dimensions(5.2, 3), "5,2\u202F×\u202F3,0\u00A0m"],
  [es.percent(35), "35\u00A0%"],
  [es.percent(12.5), "12,5\u00A0%"],
  [es.date("2024-03-15"), "15 de marzo de 2024"],
  [es.date("2024-12-01"), "1 de diciembre de 2024"],
  [es.weekday(0), "lunes"],
  [es.weekday(6), "domingo"],
  [es.time("09:00"), "09:00"],
  [es.time("18:30"), "18:30"],
  [american.weekday(2), "Wednesday"],
  [american.time("18:30"), "06:30\u00A0PM"],
  [es.fileSize(2_213_599), "2,2\u00A0MB"],
  [es.fileSize(1_000_000), "1,0\u00A0MB"],
  [es.fileSize(99_001), "100\u00A0kB"],
  [es.fileSize(1), "1\u00A0kB"],
])("what is written as «%s» is meant to be «%s»", (written, expected) => {
  expect(written).toBe(expected);
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
