import { z } from "zod";
import { atLeastOne, href, text, withId } from "#app/schemas/fields.ts";

const phrases = atLeastOne(text);

const words = atLeastOne(text);

const refusals = z.strictObject({
  offTopic: text,
  unknown: text,
  advice: text,
  injection: text,
});

const answerWithPage = { answer: text, href };

const contact = z.strictObject({
  phrases,
  alone: words.optional(),
  ...answerWithPage,
});

const promises = z.strictObject({
  phrases,
  answers: atLeastOne(withId(z.strictObject({ words, ...answerWithPage }))),
  otherwise: z.strictObject(answerWithPage),
  endings: words,
  facts: words,
  claims: words,
  unconfirmed: text,
});

const audiences = z.strictObject({
  needs: words,
  groups: atLeastOne(
    withId(
      z.strictObject({
        words,
        question: text,
      }),
    ),
  ),
});

const language = z.strictObject({
  code: z.string().regex(/^[a-z]{2}$/),
  words,
  ...answerWithPage,
});

const price = z.strictObject({
  note: text,
  href,
  words,
  subjects: words,
  otherSubjects: words,
  together: words,
  storeys: words,
  pieces: words,
  each: words,
});

const budget = z.strictObject({
  words,
  money: words,
  notBudgets: words,
});

const comparison = z.strictObject({
  words,
  all: words,
  which: words,
  choosers: words,
  versus: words,
  recommend: words,
  largest: words,
  smallest: words,
  bedrooms: words,
  bathrooms: words,
  subjects: words,
  forWhom: words,
  people: words,
  href,
});

const numbers = z.strictObject({
  words: z.record(z.string(), z.int().positive()),
  ones: z.record(z.string(), z.int().positive()),
  and: words,
  pairs: words,
});

const hint = z.strictObject({
  href,
  title: text.optional(),
  words,
});

const smallTalk = z.strictObject({ phrases, answer: text });

/**
 * What the assistant knows besides the site itself. The body is the system prompt for the language model; the fields
 * serve the answers without one. What each is for stands beside it in the content file.
 */
export const assistantSchema = z.strictObject({
  title: text,
  starters: z.array(text).length(4),
  maxWords: z.int().positive(),
  refusals,
  contact: atLeastOne(withId(contact)),
  promises,
  yesOrNo: words,
  suggestion: text,
  audiences,
  languages: atLeastOne(withId(language)),
  price,
  budget,
  comparison,
  numbers,
  followUps: words,
  spellings: atLeastOne(z.array(text).min(2)),
  joined: words,
  otherWords: words,
  leftOut: words,
  phrases: z.strictObject({ injection: phrases, offTopic: phrases, unknown: phrases, advice: phrases }),
  smallTalk: atLeastOne(withId(smallTalk)),
  hints: atLeastOne(withId(hint)),
  synonyms: atLeastOne(z.array(text).min(2)),
  stopWords: atLeastOne(text),
  places: atLeastOne(text),
});
