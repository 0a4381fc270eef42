import { z } from "zod";
import { atLeastOne, href, identifier, text, typedWords } from "#app/schemas/fields.ts";

const phrases = atLeastOne(typedWords);

const answer = z.strictObject({
  /** Replaces passages of the site, does so if the message says nothing else, or precedes them. */
  place: z.enum(["instead", "alone", "before"]),
  phrases,
  /** Words or paths whose passages are never shown without this answer. */
  beside: phrases.optional(),
  answer: text,
  href: href.optional(),
});

/** Sent to visitors who write in another language, which is recognised by `words`: short words that Spanish lacks. */
const language = z.strictObject({
  words: phrases,
  answer: text,
  /** Some words by their meaning in the language of the file: `{ casa: house|home }`. The search gets no others. */
  terms: z.record(text, text),
});

const words = z.strictObject({
  price: phrases,
  size: phrases,
  rooms: phrases,
  bathrooms: phrases,
  compare: phrases,
  choose: phrases,
  largest: phrases,
  smallest: phrases,
  land: phrases,
});

/**
 * The assistant's own answers besides the texts of the site, and the words by which it recognises what to compute. The
 * body is the system prompt for the language model.
 */
export const assistantSchema = z.strictObject({
  title: text,
  suggestedQuestions: z.array(text).length(4),
  answers: atLeastOne(answer.extend({ id: identifier })),
  /** Ways of asking for a loan or instalments. */
  lending: phrases,
  languages: atLeastOne(language.extend({ id: identifier })),
  /** Words that say nothing of the subject of a question, besides the stop words of the language, and some that do. */
  ignored: phrases,
  subjects: phrases,
  /** Words that mean the same on this site, separated by «|». */
  synonyms: phrases,
  words,
});
