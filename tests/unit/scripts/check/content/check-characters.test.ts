import { expect, test } from "vitest";
import { checkCharacters } from "#scripts/check/content/check-characters.ts";
import { article, summary } from "./body/article.ts";

const found = (body: string) => summary(checkCharacters(article(body)), "point");

test.each([
  ["La\u00A0madera\u00A0al\u00A0aire.", "4:13 space-no-break U+00A0"],
  ["Una casa\u00A0grande.", "4:9 space-no-break U+00A0"],
])("%j has a space that should break", (body, line) => {
  expect(found(body)).toEqual([line]);
});

test.each([
  "Cuesta 2\u00A0000\u00A0000\u00A0€ al\u00A0mes.",
  "La\u00A0Ley y el\u00A0sol van a\u00A0ras.",
  "Lum de ejemplo, S.\u00A0L.\u00A0U., de D.\u00A0José\u00A0Luis\u00A0Gil.",
  "El art.\u00A04 y la pág.\u00A012 de la n.º\u00A03.",
  "Felipe\u00A0VI y el siglo\u00A0XX.",
])("%j is as it should be", (body) => {
  expect(found(body)).toEqual([]);
});
