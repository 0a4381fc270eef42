import fc from "fast-check";
import { expect, test } from "vitest";
import { textPlaceholders } from "#scripts/check/locales/text-placeholders.ts";
import { lettersOf, pseudoPath, pseudoText } from "#scripts/translate/pseudo/pseudo-text.ts";
import { anyText, holdsFor, markdownPieces, textOf } from "#tests/unit/any-text.ts";

test("a text has accents, brackets and more letters", () => {
  expect(pseudoText("Nosotros", "ltr")).toBe("[Ñöšöţŕöš ûñö ð]");
  expect(pseudoText("Menú", "rtl")).toBe("[معنث ثن]");
});

test.each([
  "{{brand}}, inicio",
  "Lee <b>más</b>&nbsp;aquí",
  "Mira [los modelos](/modelos)",
  "Escribe a hola@example.com",
  "En https://example.com/uno",
])("what is no word of «%s» stays", (text) => {
  const pieces = text.match(/\{\{.+?\}\}|<.+?>|&\w+;|\]\(.+?\)|\S+@\S+|https:\S+/g) ?? [];
  expect(pieces.length).toBeGreaterThan(0);
  for (const direction of ["ltr", "rtl"] as const) {
    const made = pseudoText(text, direction);
    for (const piece of pieces) expect(made).toContain(piece);
  }
});

test.each(["", "24/7", "{{title}} · {{brand}}", "*"])("«%s» has no letters and stays", (text) => {
  expect(pseudoText(text, "ltr")).toBe(text);
});

test("any text keeps its placeholders and gets at least 40 % more letters", () => {
  holdsFor(
    1500,
    fc.property(fc.oneof(textOf(markdownPieces), anyText), fc.constantFrom("ltr", "rtl"), (text, direction) => {
      const made = pseudoText(text, direction);
      expect(textPlaceholders(made)).toEqual(textPlaceholders(text));
      expect(lettersOf(made).length).toBeGreaterThanOrEqual(Math.floor(lettersOf(text.normalize("NFC")).length * 1.4));
    }),
  );
});

test.each([
  ["", ""],
  [":slug", ":slug"],
  ["blog/pagina/:page", "blog-xa/pagina-xa/:page"],
])("the path «%s» becomes «%s»", (path, made) => {
  expect(pseudoPath(path)).toBe(made);
});
