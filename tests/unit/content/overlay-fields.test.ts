import { expect, test } from "vitest";
import { overlayFields, unequalLists } from "#app/content/fields/overlay-fields.ts";

const cards = [
  { title: "Uno", image: { src: "uno.jpg", alt: "El uno" } },
  { title: "Dos", image: { src: "dos.jpg", alt: "El dos" } },
];

test("items are laid over those at the same place", () => {
  const overlay = [{ title: "One", image: { alt: "Number one" } }, { title: "Two" }];
  expect(overlayFields(cards, overlay)).toEqual([
    { title: "One", image: { src: "uno.jpg", alt: "Number one" } },
    { title: "Two", image: { src: "dos.jpg", alt: "El dos" } },
  ]);
  expect(unequalLists(cards, overlay)).toEqual([]);
});

test("a list with another number of items is shown as the original has it, and is named", () => {
  const base = { cards, tags: ["precio", "ahorro"], deep: [{ options: ["x", "y"] }] };
  const overlay = { cards: [{ title: "One" }], tags: ["price"], deep: [{ options: [] }] };
  expect(overlayFields(base, overlay)).toEqual(base);
  expect(unequalLists(base, overlay)).toEqual([
    { path: ["cards"], expected: 2, found: 1 },
    { path: ["tags"], expected: 2, found: 1 },
    { path: ["deep", 0, "options"], expected: 2, found: 0 },
  ]);
});

test("a value of another kind takes the place of the original's, for its schema to refuse", () => {
  expect(overlayFields({ cards }, { cards: "One" })).toEqual({ cards: "One" });
  expect(overlayFields(cards, ["One", "Two"])).toEqual(["One", "Two"]);
});

test("neither side is changed by being laid over the other", () => {
  const base = { a: { b: 1 }, list: [{ c: 1, e: 5 }] };
  const overlay = { a: { d: 2 }, list: [{ c: 3 }] };
  expect(overlayFields(base, overlay)).toEqual({ a: { b: 1, d: 2 }, list: [{ c: 3, e: 5 }] });
  expect(base).toEqual({ a: { b: 1 }, list: [{ c: 1, e: 5 }] });
  expect(overlay).toEqual({ a: { d: 2 }, list: [{ c: 3 }] });
});

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
