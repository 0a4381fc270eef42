import { expect, test } from "vitest";
import type { Passage } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import { createSearch } from "#supabase/functions/chat-with-gemini/search.ts";
import { frozenKnowledge } from "#tests/assistant/frozen-knowledge.ts";

const { find, rank } = createSearch(frozenKnowledge);

test.each(["¿Cuántos baños tiene MOD|TWO?", "¿puedo pedir una hipoteca?", "¿Qué garantía dais?"])(
  "for «%s» the passage that answers it comes first",
  (message) => {
    expect(rank(message)[0]).toBe(find(message));
  },
);

test("passages are ranked also where none says enough to be an answer, each once", () => {
  const message = "¿Hacéis barcos de madera para regatas?";
  expect(find(message)).toBeUndefined();
  const ranked = rank(message);
  expect(ranked.length).toBeGreaterThan(3);
  expect(ranked[0]?.text).toMatch(/mader/i);
  expect(new Set(ranked).size).toBe(ranked.length);
});

test.each(["", "¿y?", "¿de la que?"])("«%s» has no term, so no passage is ranked", (message) => {
  expect(rank(message)).toEqual([]);
});

test.each([
  ["fachada", "Revestimiento de fachada (MOD|STUDIO, Opciones)"],
  ["la fachada", "Revestimiento de fachada (MOD|STUDIO, Opciones)"],
  ["garaje", "Garaje"],
  ["terraza", "Tarima exterior (MOD|STUDIO, Opciones)"],
  ["licencia", "¿Hace falta licencia?"],
  ["pérgola", "Pérgola (MOD|TWO, Opciones)"],
])("the noun «%s» alone finds what is called so", (noun, title) => {
  expect(find(noun)?.title).toBe(title);
});

test("a question with that noun still finds its answer", () => {
  expect(find("¿hay que cuidar la fachada?")?.title).toBe("¿Qué mantenimiento necesita?");
});

test("the phrase that stands beside every price says nothing of what a text is about", () => {
  const withPhrase = (passage: Passage): Passage => ({
    ...passage,
    text: passage.text.replaceAll("€", `€ (${frozenKnowledge.price.taxes})`),
  });
  const taxed = createSearch({ ...frozenKnowledge, passages: frozenKnowledge.passages.map(withPhrase) });
  const message = "¿qué impuestos se pagan según presupuesto?";
  expect(taxed.rank(message).map(({ title }) => title)).toEqual(rank(message).map(({ title }) => title));
  expect(taxed.find("¿cuánto cuesta cada modelo?")?.text).toContain(frozenKnowledge.price.taxes);
});
