import { expect, test } from "vitest";
import { checkFieldMarks } from "#scripts/check/content/body/check-field-marks.ts";
import { checkLeftoverWords } from "#scripts/check/content/body/check-leftover-words.ts";
import { article, summary } from "./article.ts";

const found = (body: string) => summary(checkLeftoverWords(article(body)), "found", "character");

test.each([
  ["Lorem ipsum dolor sit amet.", "4:1 text-unfinished Lorem ipsum dolor sit amet"],
  ["TODO: medir la parcela.", "4:1 text-unfinished TODO:"],
  ["Mide (PENDIENTE: medir) metros.", "4:7 text-unfinished PENDIENTE:"],
  ["Uno.\n\nPENDIENTE", "6:1 text-unfinished PENDIENTE"],
  ["Mide [TODO] metros.", "4:7 text-unfinished TODO"],
  ["Cuesta XXX € al mes.", "4:8 text-unfinished XXX"],
  ["Llama al XXXXX.", "4:10 text-unfinished XXXXX"],
  ["Esto no va. FIXME", "4:13 text-unfinished FIXME"],
  ["Uno&nbsp;dos.", "4:4 entity-written &nbsp;"],
  ["Son 900 &euro; ya.", "4:9 entity-written &euro; €"],
  ["Cada XXX años.", "4:6 text-unfinished XXX"],
  ["A &amp; B.", "4:3 entity-written &amp; &"],
  ["Uno &#8212; dos.", "4:5 entity-written &#8212; —"],
])("%j is reported", (body, line) => {
  expect(found(body)).toEqual([line]);
});

test.each([
  "TODO INCLUIDO en el precio, y TODO lo demás también.",
  "Lo incluye TODO: la cimentación y la grúa.",
  "El informe está PENDIENTE de firma. Queda pendiente: medir.",
  "El XXX aniversario del siglo XXX. Alfonso XXX.",
  "I+D, AT&T; y Sr. & Sra.",
  "Se escribe &lt;b&gt; y &amp;nbsp; en HTML, o &amp;#8212;.",
  "Las XXX Jornadas de la Madera y el XXX concurso.",
  "Con `&nbsp;` y `TODO:` en el código.",
  "Todo: la mesa y las sillas.",
  "La talla XXL y el tamaño XXXL.",
])("%j is as it should be", (body) => {
  expect(found(body)).toEqual([]);
});

const inField = (text: string) =>
  summary(checkFieldMarks(article("", `title: ${JSON.stringify(text)}`)), "found", "plain");

test.each([
  ["Una **negrita** aquí.", "2:13 field-markdown **negrita** negrita"],
  ["Una **negrita sin cerrar.", "2:13 field-markdown **negrita negrita"],
  ["Una *cursiva* aquí.", "2:13 field-markdown *cursiva* cursiva"],
  ["Una _cursiva_ aquí.", "2:13 field-markdown _cursiva_ cursiva"],
  ["Ve a [Contacto](/contacto) ya.", "2:14 field-markdown [Contacto](/contacto) Contacto"],
  ["Un `código` aquí.", "2:12 field-markdown `código` código"],
  ["## Un título", "2:9 field-markdown ## Un título Un título"],
  ["Uno[^1] y ya.", "2:12 field-markdown [^1]"],
  ["Con **dos** y [otra](/a).", "2:13 field-markdown **dos** dos"],
])("%j has markdown in a field", (text, line) => {
  expect(inField(text)).toEqual([line]);
});

test.each([
  "MOD_ONE_2 y mod_two_x.",
  "Son 2 * 3 * 4 y 2*3*4 cajas.",
  "Un hotel de 4**** y otro de 5*.",
  "Desde 900 €* al mes. *Según presupuesto.",
  "El n.º # 3 y #casa.",
  "Nombre: ____ y apellidos: ____",
  "[sic] (véase la nota)",
  "En l`Horta y 25`.",
])("%j is plain text", (text) => {
  expect(inField(text)).toEqual([]);
});

test("fields say that they are unfinished too, and paths are no words", () => {
  const issues = checkLeftoverWords(article("", 'title: "TODO: poner título"\nhref: "/a?b=1&copy;2"'));
  expect(summary(issues, "found")).toEqual(["2:9 text-unfinished TODO:"]);
});

test("a draft may say what it lacks", () => {
  const draft = checkLeftoverWords(article("PENDIENTE: medir.\n\nUno&nbsp;dos.", "title: PENDIENTE\ndraft: true"));
  expect(draft.map(({ code }) => code)).toEqual(["entity-written"]);
  const published = checkLeftoverWords(article("PENDIENTE: medir.", "title: PENDIENTE\ndraft: false"));
  expect(published.map(({ code }) => code)).toEqual(["text-unfinished", "text-unfinished"]);
});
