import { expect, test } from "vitest";
import { brokenAccents } from "#scripts/check/rules/body/check-characters.ts";

test("accents and marks that were read in the wrong encoding are mended", () => {
  const wrongly = (text: string) => new TextDecoder("windows-1252").decode(new TextEncoder().encode(text));
  for (const word of ["módulos", "otoño", "¿Qué", "Ávila", "Ñu", "pingüino", "«casa»", "“casa”", "2019–2025"]) {
    expect(brokenAccents(`un ${wrongly(word)} más`)).toEqual([{ offset: 3, found: wrongly(word), meant: word }]);
  }
});

test("right words with rare letters are left alone", () => {
  for (const text of ["São Paulo", "JOÃO", "Ângela", "«CAFÉ»", "El 40 %, a 900 €/m²", "¿Ñandú? ¡Sí!", "L’Hospitalet"]) {
    expect(brokenAccents(text)).toEqual([]);
  }
});
