import { expect, test } from "vitest";
import { keyTexts } from "#app/i18n/key-texts.ts";
import {
  asLedger,
  keyHash,
  type Ledger,
  outdatedKeys,
  textHash,
  untranslatedKeys,
} from "#app/i18n/translation-state.ts";

const spanish = {
  language: { name: "Español", direction: "ltr" },
  nav: { about: "Nosotros", blog: "Blog" },
  paths: { home: "" },
  post: { minutes_one: "{{count}} minuto", minutes_other: "{{count}} minutos" },
  cli: { serving: "La web se sirve." },
};
const hashes = new Map([...keyTexts(spanish)].map(([key, texts]) => [key, keyHash(texts)]));
const hashed: Ledger = { keys: Object.fromEntries(hashes) };
const copied: Ledger = { keys: Object.fromEntries([...hashes].map(([key]) => [key, null])) };
const catalan = {
  language: { name: "Català", direction: "ltr" },
  nav: { about: "Nosaltres", blog: "Blog" },
  paths: { home: "" },
  post: { minutes_one: "Un minut", minutes_other: "{{count}} minuts" },
};

test("a key is untranslated while the file lacks it, whatever the ledger says", () => {
  const all = ["nav.about", "nav.blog", "paths.home", "post.minutes"];
  expect([...untranslatedKeys(spanish, {})]).toEqual(all);
  expect([...untranslatedKeys(spanish, {}, hashed)]).toEqual(all);
  expect([...untranslatedKeys(spanish, { nav: { blog: "Blog" } })]).toEqual([
    "nav.about",
    "paths.home",
    "post.minutes",
  ]);
});

test.each([undefined, null, "ca", 3, [], { nav: "Blog" }, { nav: ["Blog"] }])("%j has no text", (anything) => {
  expect(untranslatedKeys(spanish, anything).size).toBe(4);
});

test("the areas of tools and the names of languages never count", () => {
  expect([...keyTexts(spanish).keys()]).toEqual(["nav.about", "nav.blog", "paths.home", "post.minutes"]);
});

test("a text that nobody has copied is a translation, the same words too", () => {
  expect([...untranslatedKeys(spanish, catalan)]).toEqual([]);
  expect([...untranslatedKeys(spanish, spanish)]).toEqual([]);
  expect([...untranslatedKeys(spanish, spanish, hashed)]).toEqual([]);
});

test("a text without words is no translation", () => {
  expect([...untranslatedKeys(spanish, { ...catalan, nav: { about: " ", blog: "" } })]).toEqual([
    "nav.about",
    "nav.blog",
  ]);
});

test("a copy is untranslated until its words change", () => {
  expect(untranslatedKeys(spanish, spanish, copied).size).toBe(4);
  expect([...untranslatedKeys(spanish, { ...spanish, nav: catalan.nav }, copied)]).toEqual([
    "nav.blog",
    "paths.home",
    "post.minutes",
  ]);
});

test("a copy stays one when the original changes", () => {
  const copies = Object.fromEntries(hashes);
  const changed = { ...spanish, nav: { about: "Quiénes somos", blog: "Blog" } };
  expect(untranslatedKeys(changed, spanish, copied).has("nav.about")).toBe(false);
  expect(untranslatedKeys(changed, spanish, { ...copied, copies }).has("nav.about")).toBe(true);
});

test("a key with plural forms is untranslated while one of them is a copy", () => {
  const half = { ...catalan, post: { ...catalan.post, minutes_other: "{{count}} minutos" } };
  expect(untranslatedKeys(spanish, half, copied).has("post.minutes")).toBe(true);
  expect(untranslatedKeys(spanish, catalan, copied).has("post.minutes")).toBe(false);
});

test("a key is outdated when its original is no longer the one that was translated", () => {
  const changed = {
    ...spanish,
    nav: { about: "Quiénes somos", blog: "Blog" },
    post: { ...spanish.post, minutes_other: "{{count}} minutos de lectura" },
  };
  expect([...outdatedKeys(spanish, catalan, hashed)]).toEqual([]);
  expect([...outdatedKeys(changed, catalan, hashed)]).toEqual(["nav.about", "post.minutes"]);
  expect([...outdatedKeys(changed, catalan, copied)]).toEqual([]);
  expect([...outdatedKeys(changed, catalan)]).toEqual([]);
});

test("a key that is gone is not outdated, for there is no translation", () => {
  const changed = { ...spanish, nav: { about: "Quiénes somos", blog: "Blog" } };
  expect([...outdatedKeys(changed, {}, hashed)]).toEqual([]);
});

test("the names that objects have are no hashes", () => {
  const strange = { nav: { about: "Nosotros" }, constructor: "Constructor" };
  expect([...untranslatedKeys(strange, strange, { keys: {} })]).toEqual([]);
  expect([...outdatedKeys(strange, strange, { keys: {} })]).toEqual([]);
});

test("a hash is short, and of all texts in their order", () => {
  expect(textHash("Nosotros")).toMatch(/^[0-9a-f]{12}$/);
  expect(new Set([textHash("ab"), textHash("a", "b"), textHash("b", "a"), textHash("ab", "")]).size).toBe(4);
});

test("the hash of a key depends on its texts and their forms, not on the order of the file", () => {
  const [one, other] = [
    { a_one: "1", a_other: "2" },
    { a_other: "2", a_one: "1" },
  ].map((messages) => {
    const texts = keyTexts({ x: messages }).get("x.a");
    return texts && keyHash(texts);
  });
  const moved = keyTexts({ x: { a_one: "2", a_other: "1" } }).get("x.a");
  expect(one).toBe(other);
  expect(moved && keyHash(moved)).not.toBe(one);
});

test("a ledger is read with its copies, and without", () => {
  expect(asLedger({ keys: { "a.b": "0f", "a.c": null } })).toEqual({ keys: { "a.b": "0f", "a.c": null }, copies: {} });
  expect(asLedger({ keys: {}, copies: { "a.b": "0f" } })).toEqual({ keys: {}, copies: { "a.b": "0f" } });
});

test.each([
  ["nothing", undefined],
  ["a list", []],
  ["an empty group", {}],
  ["a list of keys", { keys: [] }],
  ["a hash that is a number", { keys: { "a.b": 3 } }],
  ["a word in the place of a hash", { keys: { "a.b": "hecho" } }],
  ["a copy without a hash", { keys: {}, copies: { "a.b": null } }],
])("%s is no ledger", (_name, value) => {
  expect(() => asLedger(value)).toThrow(/ledger|hash/);
});
