import { expect, test } from "vitest";
import { createPhraseTokenizer } from "#supabase/functions/chat-with-gemini/phrase-tokenizer.ts";

const wordsOf = createPhraseTokenizer(["plano", "a medida", "silla de ruedas"], ["MOD|ONE"]);

test.each([
  ["Casas a medida", ["casas", "a medida"]],
  ["a medida que avanza", ["a medida", "que", "avanza"]],
  ["una silla de ruedas", ["una", "silla de ruedas"]],
  ["una silla de", ["una", "silla", "de"]],
  ["la medida", ["la", "medida"]],
  ["modone, MOD ONE", ["mod", "one", "mod", "one"]],
  ["", []],
])("«%s» has the words %j", (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
