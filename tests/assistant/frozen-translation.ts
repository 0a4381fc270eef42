import type { Knowledge, Passage } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import { frozenKnowledge } from "./frozen-knowledge.ts";

/** The one thing that the site says in English. */
export const englishPassage: Passage = {
  kind: "answer",
  page: "Questions",
  title: "Which warranty does the roof have?",
  text: "The roof has its own warranty, which is part of the contract.",
  path: "/en/process",
};

const english: Knowledge = {
  ...frozenKnowledge,
  locale: "en",
  passages: [englishPassage],
  texts: { ...frozenKnowledge.texts, more: "More: {{path}}" },
  languages: [],
  stopWords: [],
  synonyms: [],
};

/** What the assistant knew one day, as if the site had begun with a second language. */
export const translatedKnowledge: Knowledge = { ...frozenKnowledge, translations: { en: english } };
