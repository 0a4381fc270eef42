import { expect, test } from "vitest";
import { overlayFields } from "#app/content/fields/overlay-fields.ts";

test("the names of JavaScript's own objects are laid over like any other", () => {
  const overlay: unknown = JSON.parse('{ "__proto__": { "title": "Colado" }, "constructor": { "x": 1 } }');
  const laid = Object(overlayFields({ date: "2024-03-15" }, overlay));
  expect(Object.keys(laid).sort()).toEqual(["__proto__", "constructor", "date"]);
  expect(laid.title).toBeUndefined();
  expect(laid.constructor).toEqual({ x: 1 });
});

test("words that a translation has in its own language no longer say that they are in that of the original's", () => {
  const claim = { lang: "en", words: ["MODERN", "PREFAB."], text: "Se montan deprisa." };
  expect(overlayFields(claim, { words: ["MODERN", "PREFABRICAT."] })).toEqual({
    words: ["MODERN", "PREFABRICAT."],
    text: "Se montan deprisa.",
  });
  expect(overlayFields(claim, { lang: "fr", words: ["MODERNE", "PRÉFAB."] })).toMatchObject({ lang: "fr" });
  // The English words stay.
  expect(overlayFields(claim, { words: ["MODERNE"] })).toEqual(claim);
  expect(overlayFields(claim, { text: "Es munten de pressa." })).toMatchObject({ lang: "en", words: claim.words });
});
