import { collectSiteKnowledge } from "#scripts/knowledge/collect-knowledge.ts";
import type { Knowledge, Passage, SiteKnowledge } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const spanish = (await collectSiteKnowledge(fixture)).languages.es;
if (!spanish) throw new Error("The fixture site has no Spanish.");

/** The assistant's knowledge of the fixture site. */
export const knowledge: Knowledge = spanish;

/** The passage of its second language. */
const englishPassage: Passage = {
  page: "Roofs",
  title: "Warranties of roofs",
  text: "What is covered stands in the contract.",
  path: "/en/roofs",
  kind: "answer",
};

/** The same with a second language that has one passage. */
export const siteKnowledge: SiteKnowledge = {
  original: "es",
  languages: {
    es: knowledge,
    en: {
      ...knowledge,
      locale: "en",
      answers: [],
      passages: [englishPassage],
      texts: { ...knowledge.texts, more: "More: {{path}}" },
    },
  },
};
