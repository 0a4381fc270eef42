import { expect, test } from "vitest";
import { shorten } from "#supabase/functions/chat-with-gemini/shorten.ts";

test("a text that is short enough stays as it is", () => {
  expect(shorten("Son 25.308 €. ¿Sí? Sí.", 10)).toBe("Son 25.308 €. ¿Sí? Sí.");
});

test("a long one ends with a whole sentence", () => {
  expect(shorten("Uno dos tres. Cuatro cinco seis. Siete ocho.", 7)).toBe("Uno dos tres. Cuatro cinco seis.");
  expect(shorten("«Uno dos.» Tres cuatro.", 3)).toBe("«Uno dos.»");
});

test("a sentence that alone is too long is cut, and shows it", () => {
  expect(shorten("uno dos tres cuatro cinco", 3)).toBe("uno dos tres…");
});
