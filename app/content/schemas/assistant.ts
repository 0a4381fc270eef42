import { z } from "zod";
import type { FieldName } from "#app/schemas/field-name.ts";
import { atLeastOne, href, text, title, withId } from "#app/schemas/fields.ts";

const phrases = atLeastOne(text("fields.assistant.phrase"), "fields.assistant.phraseList");

const words = (name: FieldName) => atLeastOne(text("fields.assistant.wordOrPhrase"), name);

const refusals = z.strictObject({
  offTopic: text("fields.assistant.offTopic"),
  unknown: text("fields.assistant.unknown"),
  advice: text("fields.assistant.advice"),
  injection: text("fields.assistant.injection"),
});

const answerWithPage = { answer: text("fields.assistant.answer"), href };

const contact = z.strictObject({
  phrases,
  alone: words("fields.assistant.alone").optional(),
  ...answerWithPage,
});

const promises = z.strictObject({
  phrases,
  answers: atLeastOne(
    withId(z.strictObject({ words: words("fields.assistant.promiseWords"), ...answerWithPage })),
    "fields.assistant.promiseAnswers",
  ),
  otherwise: z.strictObject(answerWithPage).describe("fields.assistant.otherwise"),
  endings: words("fields.assistant.endings"),
  facts: words("fields.assistant.promiseFacts"),
  claims: words("fields.assistant.claims"),
  unconfirmed: text("fields.assistant.unconfirmed"),
});

const audiences = z.strictObject({
  needs: words("fields.assistant.needs"),
  groups: atLeastOne(
    withId(
      z.strictObject({
        words: words("fields.assistant.groupWords"),
        question: text("fields.assistant.groupQuestion"),
      }),
    ),
    "fields.assistant.groups",
  ),
});

const language = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z]{2}$/)
    .describe("fields.assistant.languageCode"),
  words: words("fields.assistant.languageWords"),
  ...answerWithPage,
});

const price = z.strictObject({
  note: text("fields.assistant.priceNote"),
  href,
  words: words("fields.assistant.priceWords"),
  subjects: words("fields.assistant.priceSubjects"),
  otherSubjects: words("fields.assistant.priceOtherSubjects"),
  together: words("fields.assistant.together"),
  storeys: words("fields.assistant.storeys"),
  pieces: words("fields.assistant.pieces"),
  each: words("fields.assistant.each"),
});

const budget = z.strictObject({
  words: words("fields.assistant.budgetWords"),
  money: words("fields.assistant.money"),
  notBudgets: words("fields.assistant.notBudgets"),
});

const comparison = z.strictObject({
  words: words("fields.assistant.comparisonWords"),
  all: words("fields.assistant.allModels"),
  which: words("fields.assistant.which"),
  choosers: words("fields.assistant.choosers"),
  versus: words("fields.assistant.versus"),
  recommend: words("fields.assistant.recommend"),
  largest: words("fields.assistant.largest"),
  smallest: words("fields.assistant.smallest"),
  bedrooms: words("fields.assistant.bedrooms"),
  bathrooms: words("fields.assistant.bathrooms"),
  subjects: words("fields.assistant.comparisonSubjects"),
  forWhom: words("fields.assistant.forWhom"),
  people: words("fields.assistant.people"),
  href,
});

const numbers = z.strictObject({
  words: z.record(z.string(), z.int().positive()).describe("fields.assistant.numberWords"),
  ones: z.record(z.string(), z.int().positive()).describe("fields.assistant.ones"),
  and: words("fields.assistant.numberAnd"),
  pairs: words("fields.assistant.pairs"),
});

const hint = z.strictObject({
  href,
  title: text("fields.assistant.hintTitle").optional(),
  words: words("fields.assistant.hintWords"),
});

const smallTalk = z.strictObject({ phrases, answer: text("fields.assistant.smallTalkAnswer") });

/**
 * What the assistant knows besides the site itself. The body is the system prompt for the language model; the fields
 * serve the answers without one.
 */
export const assistantSchema = z.strictObject({
  title,
  starters: z.array(text("fields.assistant.starter")).length(4).describe("fields.assistant.starters"),
  maxWords: z.int().positive().describe("fields.assistant.maxWords"),
  refusals: refusals.describe("fields.assistant.refusals"),
  contact: atLeastOne(withId(contact.describe("fields.assistant.contactReason")), "fields.assistant.contact"),
  promises: promises.describe("fields.assistant.promises"),
  yesOrNo: words("fields.assistant.yesOrNo"),
  suggestion: text("fields.assistant.suggestion"),
  audiences: audiences.describe("fields.assistant.audiences"),
  languages: atLeastOne(withId(language.describe("fields.assistant.language")), "fields.assistant.languages"),
  price: price.describe("fields.assistant.price"),
  budget: budget.describe("fields.assistant.budget"),
  comparison: comparison.describe("fields.assistant.comparison"),
  numbers: numbers.describe("fields.assistant.numbers"),
  followUps: words("fields.assistant.followUps"),
  spellings: atLeastOne(z.array(text("fields.assistant.word")).min(2), "fields.assistant.spellings"),
  joined: words("fields.assistant.joined"),
  otherWords: words("fields.assistant.otherWords"),
  leftOut: words("fields.assistant.leftOut"),
  phrases: z
    .strictObject({ injection: phrases, offTopic: phrases, unknown: phrases, advice: phrases })
    .describe("fields.assistant.phrases"),
  smallTalk: atLeastOne(withId(smallTalk.describe("fields.assistant.smallTalkItem")), "fields.assistant.smallTalk"),
  hints: atLeastOne(withId(hint.describe("fields.assistant.hint")), "fields.assistant.hints"),
  synonyms: atLeastOne(z.array(text("fields.assistant.singleWord")).min(2), "fields.assistant.synonyms"),
  stopWords: atLeastOne(text("fields.assistant.singleWord"), "fields.assistant.stopWords"),
  places: atLeastOne(text("fields.assistant.place"), "fields.assistant.places"),
});
