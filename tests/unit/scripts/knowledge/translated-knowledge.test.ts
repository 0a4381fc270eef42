import { expect, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { collectSiteKnowledge } from "#scripts/knowledge/collect-knowledge.ts";
import { createResponder } from "#supabase/functions/chat-with-gemini/responder.ts";
import { readSettings } from "#supabase/functions/chat-with-gemini/settings.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyTranslatedSite } from "./translated-site.ts";

/** What is known of the fixture site with a second language, whose texts are mostly Spanish. */
const translatedKnowledge = () => collectSiteKnowledge(openSite(copyTranslatedSite()));

async function replyTo(message: string, locale: string) {
  const knowledge = await translatedKnowledge();
  const reply = await createResponder(knowledge, readSettings({}))({ message, locale }, new AbortController().signal);
  return { locale: reply?.locale, response: reply?.response ?? "" };
}

test("a second language changes nothing of what is known in the first", async () => {
  const knowledge = await translatedKnowledge();
  expect(Object.keys(knowledge.languages)).toEqual(["es", "en"]);
  expect({ es: knowledge.languages.es }).toEqual((await collectSiteKnowledge(fixture)).languages);
  expect(Object.keys(knowledge.untranslated ?? {})).toEqual(["en"]);
});

test("a translated article and question are known in their language, and lead to its pages", async () => {
  const { en: english } = (await translatedKnowledge()).languages;
  const section = english?.passages.find(({ title }) => title === "Ask for the certificate");
  expect(section).toMatchObject({
    text: expect.stringMatching(/^The council writes down/),
    path: "/en/blog/permisos-sin-prisa",
  });
  const question = english?.passages.find(({ title }) => title === "What does each model cost?");
  expect(question?.text).toMatch(/^We start from \S+ of outer surface/);
  expect(question?.path).toBe("/en/blog/cuentas-claras");
});

test("a language knows its translated pages, and apart from them what the others say in Spanish", async () => {
  const { languages, untranslated } = await translatedKnowledge();
  const [english, spanish] = [languages.en, untranslated?.en];
  for (const { path } of [english, spanish].flatMap((one) => [...(one?.passages ?? []), ...(one?.models ?? [])]))
    expect(path).toMatch(/^\/en(\/|$)/);
  expect([english?.contactPath, spanish?.contactPath]).toEqual(["/en/contact", "/en/contact"]);
  const pages = (knowledge: typeof english) => new Set(knowledge?.passages.map(({ page }) => page));
  expect(pages(english).has("Permits without hurry for a modular house")).toBe(true);
  expect(pages(spanish).has("Permits without hurry for a modular house")).toBe(false);
  expect([...pages(english)].filter((page) => pages(spanish).has(page))).toEqual([]);
  expect(pages(spanish).size).toBeGreaterThan(10);
});

test("what only untranslated pages say is answered in Spanish, with pages of the language", async () => {
  const { locale, response } = await replyTo("¿Puedo ver el taller?", "en");
  expect(locale).toBe("es");
  expect(response).toMatch(/\/en\//);
});

test("a question that names a model has its figures, in whichever words it is asked", async () => {
  const { response } = await replyTo("How much does the LUM|NORTE cost?", "en");
  expect(response).toContain("LUM|NORTE: 19.20\u00A0m²");
  expect(response).toContain("€24,000");
});

test("a language without a translated page is answered in Spanish", async () => {
  const root = copyTranslatedSite({ "locales/ar.json": '{ "language": { "name": "العربية", "direction": "rtl" } }' });
  const knowledge = await collectSiteKnowledge(openSite(root));
  const ask = createResponder(knowledge, readSettings({}));
  const reply = await ask({ message: "¿Hace falta licencia?", locale: "ar" }, new AbortController().signal);
  expect(reply?.locale).toBe("es");
  expect(reply?.response).toContain("Confírmalo con tu ayuntamiento");
});

test.each([
  ["Do I need a certificate from the council for my plot?", "The council writes down what can be built"],
  ["What does each model cost?", "We start from"],
])("«%s» is answered in English, with an English page", async (message, words) => {
  const { locale, response } = await replyTo(message, "en");
  expect(locale).toBe("en");
  expect(response).toContain(words);
  expect(response).toMatch(/^\/en\/blog\/[\w-]+$/m);
});

test.each(["xx", "EN", "__proto__", "constructor", "es-MX"])(
  "from a page in «%s», which the site does not have, the answer is Spanish and says so",
  async (asked) => {
    const { locale, response } = await replyTo("¿Hace falta licencia?", asked);
    expect(locale).toBe("es");
    expect(response).toContain("/blog/permisos-sin-prisa");
    expect(response).not.toContain("/en/");
  },
);
