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

test("every path of the language is one of its pages, and no mark is left", async () => {
  const { en: english } = (await translatedKnowledge()).languages;
  for (const { path } of [...(english?.passages ?? []), ...(english?.models ?? [])])
    expect(path).toMatch(/^\/en(\/|$)/);
  expect(english?.contactPath).toBe("/en/contact");
  expect(JSON.stringify(english)).not.toMatch(/\p{Co}/u);
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
