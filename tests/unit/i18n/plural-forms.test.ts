import { expect, test } from "vitest";
import { pluralForms, splitPlural } from "#app/i18n/plural-forms.ts";

test.each([
  ["es", ["one", "other"]],
  ["ca", ["one", "other"]],
  ["en", ["one", "other"]],
  ["ja", ["other"]],
  ["pl", ["one", "few", "many"]],
  ["ar", ["zero", "one", "two", "few", "many", "other"]],
])("the plural forms of %s are %j", (locale, forms) => {
  expect(pluralForms(locale)).toEqual(forms);
});

test("a key is split from its form", () => {
  expect(splitPlural("blog.minutes_other")).toEqual({ stem: "blog.minutes", form: "other" });
  expect(splitPlural("paths.private-buyers")).toEqual({ stem: "paths.private-buyers", form: undefined });
  expect(splitPlural("a.another_thing")).toEqual({ stem: "a.another_thing", form: undefined });
});
