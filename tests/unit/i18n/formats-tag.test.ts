import { expect, test } from "vitest";
import { createI18n } from "#app/i18n/create-i18n.ts";
import { createFormats } from "#app/i18n/formats.ts";
import { formatsTag } from "#app/i18n/formats-tag.ts";
import { ownStrings } from "#app/i18n/locale-strings.ts";

/** Returns how a language writes a day, a price and a length; spaces that do not break as plain ones. */
function written(tag: string): string {
  const { date, euros, metres } = createFormats(formatsTag(tag));
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

test("digits and calendar are those of the rest of the page, unless the tag names others", () => {
  expect(written("fa")).toContain("2024");
  expect(written("ar-EG-u-nu-arab")).toContain("٢٤٬٠٠٠");
});

test("a language writes figures by its region, by what its file says, or by its tag alone while that is no tag", () => {
  const original = { language: { formats: "es" }, day: "Día {{day}}" };
  const day = { date: "2024-03-15" };
  const say = (language: object) =>
    createI18n("en", ownStrings("en", original, { language, day: "On {{day}}" }), original).t("day" as never, { day });
  expect(say({})).toBe("On 15 March 2024");
  expect(say({ formats: "en-US" })).toBe("On March 15, 2024");
  expect(say({ formats: "en_US" })).toBe("On 15 March 2024");
  expect(say({ formats: "es" })).toBe("On 15 March 2024");
});
