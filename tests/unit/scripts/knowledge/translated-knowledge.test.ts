import { expect, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { collectSiteKnowledge } from "#scripts/knowledge/collect-knowledge.ts";
import type { SiteKnowledge } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import { createResponder } from "#supabase/functions/chat-with-gemini/responder.ts";
import { readSettings } from "#supabase/functions/chat-with-gemini/settings.ts";
import { layTranslations } from "#tests/site/lay-translations.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

let collected: Promise<SiteKnowledge> | undefined;
/** What is known of the frozen site with two more languages: English with five pages, Arabic without any. */
function knowledge(): Promise<SiteKnowledge> {
  collected ??= (() => {
    const root = copyFixtureSite();
    layTranslations(root, ["ar", "en"]);
    return collectSiteKnowledge(openSite(root));
  })();
  return collected;
}

async function replyTo(message: string, locale: string) {
  const respond = createResponder(await knowledge(), readSettings({}));
  const reply = await respond({ message, locale }, new AbortController().signal);
  return { locale: reply?.locale, response: reply?.response ?? "" };
}

test("a language knows its translated pages, and apart from them what the others say in Spanish", async () => {
  const { languages, untranslated } = await knowledge();
  const [english, spanish] = [languages.en, untranslated?.en];
  for (const { path } of [english, spanish].flatMap((one) => [...(one?.passages ?? []), ...(one?.models ?? [])]))
    expect(path).toMatch(/^\/en(\/|$)/);
  expect(english?.contactPath).toBe(spanish?.contactPath);
  const visit = english?.passages.find(({ title }) => title === "The first visit");
  expect(visit).toMatchObject({
    page: "Permits without hurry for a modular house",
    text: expect.stringMatching(/^Take the cadastral reference/),
    path: expect.stringMatching(/\/permits-without-hurry$/),
  });
  const pages = (one: typeof english) => new Set(one?.passages.map(({ page }) => page));
  expect([...pages(english)].filter((page) => pages(spanish).has(page))).toEqual([]);
  expect(pages(spanish).size).toBeGreaterThan(10);
});

test.each([
  ["what a translated page says", "Which papers do I take for the first visit?", "en", "en", "cadastral reference"],
  ["a model's figures, in whichever words", "How much does the LUM|NORTE cost?", "en", "en", "€24,000"],
  ["what only untranslated pages say", "¿Puedo ver el taller?", "en", "es", "/en/"],
  ["a language without a page", "¿Hace falta licencia?", "ar", "es", "Confírmalo con tu ayuntamiento"],
])("%s: «%s» in «%s» is answered in «%s» with «%s»", async (_what, message, asked, locale, words) => {
  expect(await replyTo(message, asked)).toEqual({ locale, response: expect.stringContaining(words) });
});

test.each(["xx", "es-MX", "constructor"])("«%s» is no language of the site", async (asked) => {
  const { locale, response } = await replyTo("¿Hace falta licencia?", asked);
  expect([locale, response]).toEqual(["es", expect.stringContaining("\n/blog/permisos-sin-prisa")]);
});
