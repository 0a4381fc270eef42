import { expect, test } from "vitest";
import { createNumberReader } from "#supabase/functions/chat-with-gemini/language/number-words.ts";
import { frozenKnowledge } from "#tests/assistant/frozen-knowledge.ts";

const writeFigures = createNumberReader(frozenKnowledge.numbers);

test.each([
  ["cincuenta metros", "50 metros"],
  ["Cuarenta y cinco m²", "45 m²"],
  ["mil doscientos metros", "1200 metros"],
  ["ciento veinte", "120"],
  ["treinta mil euros", "30000 euros"],
  ["30 mil euros", "30000 euros"],
  ["doscientos cincuenta mil", "250000"],
  ["veinte por diez pies", "20 por 10 pies"],
  ["treinta y un metros", "31 metros"],
  ["entre veinte y treinta mil", "entre 20 y 30000"],
  ["un par de casas", "2 casas"],
  ["dos o tres", "2 o 3"],
  ["dos tres", "2 3"],
  ["veintidós", "22"],
])("«%s» is «%s»", (message, figures) => {
  expect(writeFigures(message)).toBe(figures);
});

test.each(["una casa", "uno", "30.000 euros", "1,5 m", "y una terraza", "mildiu", ""])(
  "«%s» stays as it is",
  (message) => {
    expect(writeFigures(message)).toBe(message);
  },
);
