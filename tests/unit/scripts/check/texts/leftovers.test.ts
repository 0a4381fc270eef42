import { expect, test } from "vitest";
import { findLeftovers } from "#scripts/check/texts/leftovers.ts";

test("accents and marks that were read in the wrong encoding are found", () => {
  const wrongly = (text: string) => new TextDecoder("windows-1252").decode(new TextEncoder().encode(text));
  for (const word of ["módulos", "otoño", "¿Qué", "Ávila", "Ñu", "pingüino", "«casa»", "“casa”", "2019–2025"]) {
    expect(findLeftovers(`un ${wrongly(word)} más`)).toEqual([{ kind: "accents", offset: 3, found: wrongly(word) }]);
  }
});

test("right words with rare letters are left alone", () => {
  for (const text of ["São Paulo", "JOÃO", "Ângela", "«CAFÉ»", "El 40 %, a 900 €/m²", "¿Ñandú? ¡Sí!", "L’Hospitalet"]) {
    expect(findLeftovers(text)).toEqual([]);
  }
});
