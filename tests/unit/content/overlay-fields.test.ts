import { expect, test } from "vitest";
import { overlayFields } from "#app/content/overlay-fields.ts";

const cards = [
  { id: "uno", title: "Uno", image: { src: "uno.jpg", alt: "El uno" } },
  { id: "dos", title: "Dos", image: { src: "dos.jpg", alt: "El dos" } },
];

test("items are laid over those with the same id, in the order of the original", () => {
  const overlay = [
    { id: "dos", title: "Two" },
    { id: "uno", title: "One", image: { alt: "Number one" } },
  ];
  expect(overlayFields(cards, overlay)).toEqual([
    { id: "uno", title: "One", image: { src: "uno.jpg", alt: "Number one" } },
    { id: "dos", title: "Two", image: { src: "dos.jpg", alt: "El dos" } },
  ]);
});

test("an item that is put in front of the original's leaves every text on its own picture", () => {
  const longer = [{ id: "cero", title: "Cero", image: { src: "cero.jpg", alt: "El cero" } }, ...cards];
  const overlay = [
    { id: "uno", title: "One" },
    { id: "dos", title: "Two" },
  ];
  expect(overlayFields(longer, overlay)).toMatchObject([
    { title: "Cero", image: { src: "cero.jpg" } },
    { title: "One", image: { src: "uno.jpg" } },
    { title: "Two", image: { src: "dos.jpg" } },
  ]);
});

test("items that only the translation has, or that have no id there, are left out", () => {
  expect(overlayFields(cards, [{ id: "tres", title: "Three" }, { title: "None" }, "One"])).toEqual(cards);
  expect(overlayFields(cards, [])).toEqual(cards);
});

test("an item of the original without an id stays as it is", () => {
  const [first] = cards;
  expect(overlayFields([first, { title: "Sin id" }], [{ title: "None" }, { id: "uno", title: "One" }])).toEqual([
    { ...first, title: "One" },
    { title: "Sin id" },
  ]);
});

test("lists within items follow their own ids", () => {
  const base = [
    {
      id: "a",
      options: [
        { id: "x", name: "X" },
        { id: "y", name: "Y" },
      ],
    },
  ];
  expect(overlayFields(base, [{ id: "a", options: [{ id: "y", name: "Why" }] }])).toEqual([
    {
      id: "a",
      options: [
        { id: "x", name: "X" },
        { id: "y", name: "Why" },
      ],
    },
  ]);
});

test("a list of texts is replaced whole, and so is one of groups by texts, which is an issue", () => {
  expect(overlayFields(cards, ["One"])).toEqual(["One"]);
  expect(overlayFields({ tags: ["precio", "ahorro"] }, { tags: ["price"] })).toEqual({ tags: ["price"] });
});

test("neither side is changed by being laid over the other", () => {
  const base = { a: { b: 1 }, list: [{ id: "x", c: 1 }] };
  const overlay = { a: { d: 2 }, list: [{ id: "x", c: 3 }] };
  expect(overlayFields(base, overlay)).toEqual({ a: { b: 1, d: 2 }, list: [{ id: "x", c: 3 }] });
  expect(base).toEqual({ a: { b: 1 }, list: [{ id: "x", c: 1 }] });
  expect(overlay).toEqual({ a: { d: 2 }, list: [{ id: "x", c: 3 }] });
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
  expect(overlayFields(claim, { lang: "fr", words: ["MODERNE"] })).toMatchObject({ lang: "fr", words: ["MODERNE"] });
  expect(overlayFields(claim, { text: "Es munten de pressa." })).toMatchObject({ lang: "en", words: claim.words });
});
