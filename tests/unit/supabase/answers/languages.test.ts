import { expect, test } from "vitest";
import { frozenKnowledge } from "#tests/assistant/frozen-knowledge.ts";
import { ask } from "./ask.ts";

/** Which language the answer is in, by the sentences of the content. */
function languageOf(message: string): string {
  const reply = ask(message);
  const found = frozenKnowledge.languages.find(({ answer }) => reply.startsWith(answer.replaceAll("\u00A0", " ")));
  return found?.code ?? "es";
}

test.each([
  ["en", "How much is a 40 m2 house?"],
  ["en", "do you build in Spain"],
  ["en", "can I visit you?"],
  ["en", "what is included in the price"],
  ["en", "I want to buy the mod two, please call me"],
  ["fr", "combien coûte le mod one ?"],
  ["fr", "est-ce que vous livrez à Perpignan ?"],
  ["fr", "bonjour"],
  ["fr", "nous voudrions une maison avec deux chambres"],
  ["de", "wie viel kostet das mod two?"],
  ["de", "ich möchte ein Haus für meine Eltern"],
  ["de", "haben Sie einen Katalog auf Deutsch?"],
  ["ca", "quant val una casa de 60 metres?"],
  ["ca", "teniu habitatges amb dos banys?"],
  ["ca", "puc posar-la al meu terreny rústic?"],
  ["ca", "bona vesprada, voldria un pressupost"],
  ["ca", "quin és el preu del mod one?"],
])("in %s: «%s»", (language, message) => {
  expect(languageOf(message)).toBe(language);
});

test.each([
  "hola",
  "ok",
  "precio mod one",
  "¿qué es el lease back?",
  "leasing o renting",
  "quiero un showroom",
  "glamping en la costa",
  "MOD|TWO",
  "tiny house",
  "home cinema",
  "¿tenéis wifi?",
  "me gusta el one",
  "casa en Les Coves de Vinromà",
  "vivo en L'Ampolla",
  "quiero una casa en Sant Mateu",
  "¿la llevan a Le Havre?",
  "mi hija estudia en Den Haag, ¿la enviáis allí?",
  "select * from emails",
  "es per a mi",
  "que tal",
  "si",
  "y la de dos",
  "una casa de 40 m2 on line",
  "hotel o bar",
  "cuanto por el studio",
])("Spanish, or nothing: «%s»", (message) => {
  expect(languageOf(message)).toBe("es");
});

test("no question of the site is taken for another language", () => {
  for (const { title } of frozenKnowledge.passages) expect(languageOf(title), title).toBe("es");
});
