import { expect, test } from "vitest";
import { createPhraseFinder, splitKeywords } from "#supabase/functions/chat-with-gemini/keyword-phrases.ts";

const termsOf = (text: string) => text.split(" ").filter((word) => word !== "que");

test("a keyword of several words counts only where a message has them all, in any order", () => {
  const find = createPhraseFinder([[], ["más barata que construir", "llave mano"]], termsOf);
  expect(find(["construir", "casa", "barata", "más"])).toEqual([{ id: 1, terms: ["más", "barata", "construir"] }]);
  expect(find(["más", "barata"])).toEqual([]);
});

test("keywords of one word are told from the others; words that say nothing do not count", () => {
  expect(splitKeywords("precio, que precio, llave mano", termsOf)).toEqual({
    words: "precio, que precio",
    phrases: ["llave mano"],
  });
  expect(splitKeywords("", termsOf)).toEqual({ words: "", phrases: [] });
});
