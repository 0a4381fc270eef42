import { expect, test } from "vitest";
import { countTokens, createInstructor } from "#supabase/functions/chat-with-gemini/instruction.ts";
import { frozenKnowledge } from "#tests/assistant/frozen-knowledge.ts";

const { instruction: rules, passages, names } = frozenKnowledge;
const instruct = createInstructor(frozenKnowledge);
const facts = passages.filter(({ kind, page }) => kind === "answer" && names.includes(page));

test.each([
  "¿Cuánto cuesta cada modelo?",
  "¿Qué opciones de financiación hay para empresas, particulares, campings e inversores en todos los modelos?",
  "hola",
  "你".repeat(1000),
  "😀".repeat(500),
])("for «%s» all that the model reads is at most 4,000 tokens, by a cautious count", (message) => {
  for (const previous of [undefined, "ñ".repeat(300)]) {
    const text = `${instruct({ message, previous })}${previous ?? ""}${message}`;
    expect(countTokens(text)).toBeLessThanOrEqual(4000);
    // Three bytes a token, where Google counts four characters.
    expect(countTokens(text)).toBeGreaterThanOrEqual(new TextEncoder().encode(text).length / 3);
  }
});

test("the rules come first, and measures and prices of every model are in it whatever is asked", () => {
  expect(facts).toHaveLength(names.length);
  for (const message of ["hola", "¿Usáis cookies?", "¿puedo pedir una hipoteca?"]) {
    const text = instruct({ message });
    expect(text.startsWith(rules)).toBe(true);
    for (const fact of facts) {
      expect(text).toContain(`[${fact.path}]\n`);
      expect(text).toContain(`${fact.title}: ${fact.text}`);
    }
  }
});

test("every question of the site comes with the passage that answers it", () => {
  const questions = passages.filter(({ kind, title }) => kind === "answer" && title.startsWith("¿"));
  expect(questions.length).toBeGreaterThanOrEqual(24);
  for (const { title, text } of questions) expect(instruct({ message: title })).toContain(`${title}: ${text}`);
});

test("what has nothing to do with the question is left out, and no passage comes twice", () => {
  const text = instruct({ message: "¿puedo pedir una hipoteca?" });
  expect(text).not.toContain("Usos de cookies");
  const lines = text.slice(rules.length).split("\n").filter(Boolean);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.length).toBeLessThan(passages.length / 4);
});

test("a message that only goes on is searched for together with the one before", () => {
  const [faq] = passages.filter(({ title }) => title.startsWith("¿Puedo ampliar"));
  expect(instruct({ message: "¿y eso?" })).not.toContain(faq?.text);
  expect(instruct({ message: "¿y eso?", previous: faq?.title })).toContain(faq?.text);
});
