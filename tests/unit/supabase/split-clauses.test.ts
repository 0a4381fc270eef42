import { expect, test } from "vitest";
import { splitClauses } from "#supabase/functions/chat-with-gemini/split-clauses.ts";

test("questions are told from what somebody says of themselves", () => {
  expect(splitClauses("Vivo en Burgos y hace frío, ¿está bien aislada? Gracias.")).toEqual({
    questions: ["¿está bien aislada?"],
    statements: ["Vivo en Burgos y hace frío", "Gracias."],
  });
});

test("two questions in one are two", () => {
  expect(splitClauses("¿Cuánto cuesta y cuánto tarda?").questions).toEqual(["¿Cuánto cuesta", "cuánto tarda?"]);
});

test("what goes on after a question asks as well, without a mark of its own", () => {
  expect(splitClauses("teléfono? y con 30.000 euros que me llega").questions).toEqual([
    "teléfono?",
    "y con 30.000 euros que me llega",
  ]);
});

test.each(["", "precios", "¿Cuánto mide?", "28,12 m² por 1.000 €", "😀, ?"])("«%s» has no parts", (message) => {
  expect(splitClauses(message)).toEqual({ questions: [], statements: [] });
});
