import { expect, test } from "vitest";
import { readFigures } from "#supabase/functions/chat-with-gemini/figures.ts";

test.each([
  ["una casa de cuarenta y cinco metros cuadrados", [45]],
  ["de 8 x 5 metros", [40]],
  ["diez por cinco metros", [50]],
  ["20'x10'", [18.58]],
  ["de 30x12 pies", [33.45]],
  ["mil doscientos metros", [1200]],
  ["1.200,50 m²", [1200.5]],
  ["30 o 45 mtrs", [45]],
  ["una ducha de 90 x 90", []],
  ["a 10 metros de la calle", []],
  ["si cuesta 700 €/m2, cuánto valen 40 m2?", [40]],
  ["a 700 el metro, cuanto son 50 m2", [50]],
])("«%s» names the surfaces %j", (message, areas) => {
  expect(readFigures(message).areas.map(({ squareMetres }) => squareMetres)).toEqual(areas);
});

test.each([
  ["con treinta mil euros", [30_000]],
  ["tengo 30 000 €", [30_000]],
  ["entre 20 y 30 mil", [20_000, 30_000]],
  ["de 20.000 a 30.000 €", [20_000, 30_000]],
  ["medio centenar", []],
  ["por 2 millones", [2_000_000]],
  ["700 €/m2", []],
])("«%s» names the amounts %j", (message, amounts) => {
  expect(readFigures(message).amounts.map(({ euros }) => euros)).toEqual(amounts);
});
