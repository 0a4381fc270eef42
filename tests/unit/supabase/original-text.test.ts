import { expect, test } from "vitest";
import * as site from "#app/i18n/original-text.ts";
import { closeMarks, markOriginal, withoutMarks } from "#supabase/functions/chat-with-gemini/original-text.ts";
import { shorten } from "#supabase/functions/chat-with-gemini/shorten.ts";

test("the function marks texts as the site does, which alone shows them", () => {
  expect(markOriginal("Hola")).toBe(site.markOriginal("Hola"));
  expect(site.isOriginal(markOriginal("Hola"))).toBe(true);
  expect(withoutMarks(site.markOriginal("Hola"))).toBe("Hola");
});

test("a text that is marked whole stays so, one with marked pieces becomes one", () => {
  const whole = site.markOriginal("Hola");
  expect(markOriginal(whole)).toBe(whole);
  expect(markOriginal(`${whole} ${whole}`)).toBe(site.markOriginal("Hola Hola"));
});

test("what is open where a text was cut is closed", () => {
  const marked = site.markOriginal("Uno dos. Tres cuatro.");
  expect(closeMarks(marked)).toBe(marked);
  expect(closeMarks(marked.slice(0, 8))).toBe(site.markOriginal("Uno dos"));
  expect(closeMarks("Sin marcas")).toBe("Sin marcas");
});

test("a marked text is shortened by its sentences, and what follows is not of its language", () => {
  const text = `${site.markOriginal("Uno dos. Tres cuatro.")} Five six.`;
  expect(shorten(text, 2)).toBe(site.markOriginal("Uno dos."));
  expect(shorten(text, 4)).toBe(site.markOriginal("Uno dos. Tres cuatro."));
  expect(shorten(text, 6)).toBe(text);
});
