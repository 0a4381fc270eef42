import { expect, test } from "vitest";
import { escapeMarkup } from "#app/seo/escape-markup.ts";

test("a text can stand between tags and within quotation marks", () => {
  expect(escapeMarkup(`<a href="/x?a=1&amp;b">«Ñ»</a>`)).toBe(
    "&lt;a href=&quot;/x?a=1&amp;amp;b&quot;&gt;«Ñ»&lt;/a&gt;",
  );
});
