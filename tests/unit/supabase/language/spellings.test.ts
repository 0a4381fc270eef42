import { expect, test } from "vitest";
import { createRespeller } from "#supabase/functions/chat-with-gemini/language/spellings.ts";

const respell = createRespeller([
  ["que", "q", "k"],
  ["teléfono", "tlf"],
  ["mod one", "mod 1", "mod uno"],
  ["por", "x"],
]);

test.each([
  ["tlf?", "teléfono?"],
  ["TLF", "teléfono"],
  ["k casas hay", "que casas hay"],
  ["30 k", "30 k"],
  ["6x4", "6x4"],
  ["6 x 4", "6 x 4"],
  ["mod uno o two", "mod one o two"],
  ["iraq", "iraq"],
])("«%s» is «%s»", (message, words) => {
  expect(respell(message)).toBe(words);
});

test("without spellings everything stays", () => {
  expect(createRespeller([])("tlf")).toBe("tlf");
});
