import { expect, test } from "vitest";
import { hasPlaceholdersOf, placeholdersUnlike, textPlaceholders } from "#scripts/check/locales/text-placeholders.ts";

test("placeholders count once, in any order", () => {
  expect(textPlaceholders("{{b}} {{ a }} {{b}}")).toEqual(["{{a}}", "{{b}}"]);
  expect(hasPlaceholdersOf("{{a}} y {{b}}", "nav.x", "{{b}} {{a}} {{b}}")).toBe(true);
});

test.each([
  ["post.minutes_one", "Un minut", true],
  ["post.minutes_zero", "Cap minut", true],
  ["post.minutes_two", "دقيقتان", true],
  ["post.minutes_one", "{{count}} minut", true],
  ["post.minutes_few", "Uns minuts", false],
  ["post.minutes_many", "Molts minuts", false],
  ["post.minutes_other", "Minuts", false],
  ["post.minutes", "Minuts", false],
  ["post.minutes_one", "Un minut de {{brand}}", false],
])("%s may be «%s»: %s", (key, text, isRight) => {
  expect(hasPlaceholdersOf("{{count}} minutos", key, text)).toBe(isRight);
});

test("what is no count is never left out, nor is a count put in where there is none", () => {
  expect(hasPlaceholdersOf("A {{email}}, en {{count}} días", "contact.answer_one", "A {{email}}, en un dia")).toBe(
    true,
  );
  expect(hasPlaceholdersOf("A {{email}}, en {{count}} días", "contact.answer_one", "En un dia")).toBe(false);
  expect(hasPlaceholdersOf("La última", "local.newest_one", "{{count}}")).toBe(false);
});

test("it is told which placeholders are missing and which are too many", () => {
  expect(placeholdersUnlike("{{brand}}, inicio", "nav.home", "{{marca}}, home")).toEqual({
    missing: ["{{brand}}"],
    extra: ["{{marca}}"],
  });
  expect(placeholdersUnlike("Nosotros", "nav.about", "About {{brand}}")).toEqual({ missing: [], extra: ["{{brand}}"] });
});
