import { expect, test } from "vitest";
import { capitalise } from "#app/i18n/capitalise.ts";

test.each([
  ["ámbitos", "es", "Ámbitos"],
  ["dieciséis usos", "es", "Dieciséis usos"],
  ["IVA", "es", "IVA"],
  ["12 casas", "es", "12 casas"],
  ["", "es", ""],
  ["istanbul", "tr", "İstanbul"],
  // A letter of two UTF-16 units.
  ["𐐨a", "es", "𐐀a"],
])("«%s» in %s begins with a capital: «%s»", (text, locale, capitalised) => {
  expect(capitalise(text, locale)).toBe(capitalised);
});
