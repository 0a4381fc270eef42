import { expect, test } from "vitest";
import { createAssistant } from "#supabase/functions/chat-with-gemini/answers.ts";
import { countTokens, instructionFor } from "#supabase/functions/chat-with-gemini/instruction.ts";
import { knowledge } from "#tests/assistant/fixture-knowledge.ts";

const assistant = createAssistant(knowledge);
const instruct = (message: string, previous?: string) =>
  instructionFor({ message, ...(previous !== undefined && { previous }) }, knowledge, assistant);

test.each(["¿Cuánto cuesta cada modelo?", "hola", "你".repeat(1000), "licencia ".repeat(110)])(
  "for «%.40s» all that the model reads is at most 4,000 tokens, by a cautious count",
  (message) => {
    for (const previous of [undefined, "ñ".repeat(300)]) {
      const text = `${instruct(message, previous)}${previous ?? ""}${message}`;
      expect(countTokens(text)).toBeLessThanOrEqual(4000);
      expect(countTokens(text)).toBeGreaterThanOrEqual(new TextEncoder().encode(text).length / 3);
    }
  },
);

test("the rules come first, then what writers want to be said, the sums, and at most eight passages", () => {
  const text = instruct("¿Financiáis una casa de 40 m²? ¿Cuánto cuesta? ¿Y la licencia?");
  expect(text.startsWith(knowledge.instruction)).toBe(true);
  const credit = knowledge.answers.find(({ id }) => id === "credit");
  expect(text).toContain(credit?.answer);
  expect(text).toContain("50.000\u00A0€");
  const passages = text.slice(knowledge.instruction.length).match(/^\[\/\S*\]$/gm) ?? [];
  expect(passages.length).toBeGreaterThan(4);
  expect(passages.length).toBeLessThanOrEqual(8 + 2);
});

test("a frequent question comes with its answer", () => {
  for (const { title, text } of knowledge.passages.filter(({ title, isAnswer }) => isAnswer && title.startsWith("¿"))) {
    expect(instruct(title)).toContain(`${title}: ${text}`);
  }
});
