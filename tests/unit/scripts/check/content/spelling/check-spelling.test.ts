import { expect, test } from "vitest";
import { checkSpelling } from "#scripts/check/content/spelling/check-spelling.ts";
import { findWords } from "#scripts/check/content/spelling/find-words.ts";
import { readOwnWords } from "#scripts/check/content/spelling/own-words.ts";
import { contentFile } from "#tests/unit/scripts/check/content/content-file.ts";

const ownWords = readOwnWords("# nota\nglamping\nbungaló # con acento\nSupabase\n");
const article = (body: string, fields = "title: Uno") => contentFile(`---\n${fields}\n---\n\n${body}\n`);
const found = (...args: Parameters<typeof article>) =>
  checkSpelling(article(...args), { ownWords }).map(
    ({ line, column, code, values }) =>
      `${line}:${column} ${code} ${values.word} ${values.suggestion ?? values.spanish}`,
  );

test.each([
  "Una casa de madera con tres habitaciones.",
  "El MOD|ONE, el iPhone, la UE y Supabase cuestan {{precio.contruccion}}.",
  "Escribe a contrucion@mod.example o mira https://contrucion.example/xyzw y /contrucion, o content/es/contrucion.md.",
  "Los `contrucion` y ![Una casa](exteriors/contrucion.jpg).",
  "Un *contrucion* y un *wabi sabi* en cursiva.",
  "Glamping, glampings y bungalós.",
  "Kandinsky pintó. Vinaròs, Oropesa y Benicàssim quedan cerca. Morella también.",
  "Mide 3 mm, aprox. a las 10 h (núm. 4, pág. 12).",
  "Cien[^1] casas.\n\n[^1]: Una nota.",
  "Lorem ipsum dolor sit amet, consectetur. Sed do eiusmod.",
  "Un mó\u00ADdu\u200Blo y un mód\0ulo.",
  "La plaza d´Or, en l´Eliana, a 5´ del centro.",
  "to**do** junto, casa_grande y físico-químico",
])("%s has no misspelt word", (body) => {
  expect(found(body)).toEqual([]);
});

test("a misspelt word is found where it stands, with the word that was meant", () => {
  expect(found("Una **contrucción** sin\n  [presupueto](/contacto).")).toEqual([
    "5:7 word-unknown contrucción construcción",
    "6:4 word-unknown presupueto presupuesto",
  ]);
});

test("a ligature and an accent beside its letter have the word that was meant", () => {
  expect(found("Un remedio eﬁcaz, ma´s o menos, y ra´pido.")).toEqual([
    "5:12 word-unknown eﬁcaz eficaz",
    "5:19 word-unknown ma´s más",
    "5:35 word-unknown ra´pido rápido",
  ]);
});

test("a capital at the beginning of a sentence does not hide a slip", () => {
  expect(found("Tambien hay. Contruimos casas.")).toEqual([
    "5:1 word-unknown Tambien También",
    "5:14 word-unknown Contruimos Construimos",
  ]);
});

test("a word is reported once, with how often it is repeated", () => {
  const [issue, ...others] = checkSpelling(article("Una contrucción, otra contrucción.\n\nLa contrucción."), {
    ownWords,
  });
  expect(others).toEqual([]);
  expect(issue?.values).toEqual({ word: "contrucción", suggestion: "construcción", more: 2 });
});

test("English words are told apart from misspelt ones", () => {
  expect(found("El feedback del *deadline*.")).toEqual(["5:4 word-english feedback opiniones"]);
});

test("fields are checked, but not what programs read nor what is in another language", () => {
  const fields = [
    "title: Una contrucción",
    "slug: contrucion",
    "tags: [contrucion]",
    "hero:\n  lang: en\n  words: [wonderful, house]\n  text: Un presupueto",
    "plans:\n  - rooms: [bano]\n    id: bano\n    label: Un bano",
  ];
  expect(found("Nada.", fields.join("\n"))).toEqual([
    "2:12 word-unknown contrucción construcción",
    "8:12 word-unknown presupueto presupuesto",
    "12:15 word-unknown bano baño",
  ]);
});

test("the assistant's file and translations are not checked", () => {
  const file = article("Contrucion contrucion.");
  expect(checkSpelling({ ...file, kind: "assistant" }, { ownWords })).toEqual([]);
  expect(checkSpelling({ ...file, locale: "en" }, { ownWords })).toEqual([]);
});

test("a text in another language gets no more issues than can be read", () => {
  const words = Array.from({ length: 2000 }, (_, index) => `zq${index.toString(26).replaceAll(/\d/g, "w")}xk`);
  expect(found(words.join(" "))).toHaveLength(25);
});

test("words are found with their place in the sentence", () => {
  expect(findWords("¿Una casa? «Otra» casa, o 3 más").map(({ word, isFirst }) => `${word} ${isFirst}`)).toEqual([
    "Una true",
    "casa false",
    "Otra true",
    "casa false",
    "más false",
  ]);
});
