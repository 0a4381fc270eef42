import { expect, test } from "vitest";
import { formatsIn } from "#app/i18n/formats.ts";
import { formatsTag } from "#app/i18n/formats-tag.ts";
import { ownStrings } from "#app/i18n/locale-strings.ts";

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
])("%s writes figures and days as its readers in Europe do", (tag, text) => {
  expect(written(tag)).toBe(text);
});

test("a region that a file names is kept", () => {
  expect(written("en-US")).toBe("March 15, 2024 | €24,000 | 3.2 m");
  expect(written("pt-BR")).toContain("€ 24.000");
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
