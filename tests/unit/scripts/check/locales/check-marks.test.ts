import { expect, test } from "vitest";
import { checkMarks } from "#scripts/check/locales/check-marks.ts";
import { readLocaleFile } from "#scripts/check/locales/locale-file.ts";

const found = (text: string, area = "nav") =>
  checkMarks(readLocaleFile("ca", JSON.stringify({ [area]: { about: text } }))).map(({ values }) => [
    values.key,
    values.found,
    values.replacement,
  ]);

/** Returns a text as a program shows it that takes UTF-8 for Windows-1252. */
const broken = (text: string) => new TextDecoder("windows-1252").decode(new TextEncoder().encode(text));

test.each(["é", "ñ", "ó", "ç", "ü", "·", "¿", "²", "’", "“", "–", "—", "…", "€"])(
  "«%s» broken on its way is told",
  (sign) => {
    expect(found(`A ${broken(sign)} b`)).toEqual([["nav.about", broken(sign), sign]]);
  },
);

test("bold and the name of another text are told, one for each text", () => {
  expect(found("The **big** one, **really**")).toEqual([["nav.about", "**big**", "big"]]);
  expect(found("See $t(nav.contact)")).toEqual([["nav.about", "$t(nav.contact)", ""]]);
});

test.each([
  "IRMÃ», disse",
  "Ã a",
  "SÃO",
  "2 * 3 ** 4",
  "* Required",
  "$ 5",
  "l’Âge d’or",
  "Pão, âme, château",
  "{{count}}",
])("«%s» has none", (text) => {
  expect(found(text)).toEqual([]);
});

test("sentences for writers quote what they like", () => {
  expect(found("**a** $t(b)", "check")).toEqual([]);
});
