import { expect, test } from "vitest";
import { openGraphLocale } from "#app/seo/open-graph-locale.ts";

test.each([
  ["es", "es_ES"],
  ["ca", "ca_ES"],
  ["en", "en_GB"],
  ["pt-BR", "pt_BR"],
  ["zh-Hant-TW", "zh_TW"],
  ["xx", "xx"],
])("«%s» is %s to previews", (locale, expected) => {
  expect(openGraphLocale(locale)).toBe(expected);
});
