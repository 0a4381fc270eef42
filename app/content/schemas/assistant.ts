import { z } from "zod";
import { atLeastOne, href, text, title } from "#app/schemas/fields.ts";

const phrases = atLeastOne(text("Words that a message has in this order."), "Phrases that tell a kind of message.");

const refusals = z.strictObject({
  offTopic: text("Answer to what has nothing to do with the site."),
  unknown: text("Answer where the site says nothing."),
  advice: text("Answer that leaves legal, tax and financial advice to others."),
  injection: text("Answer to attempts to change how the assistant works."),
});

const price = z.strictObject({
  note: text("What to bear in mind with a computed price."),
  href,
  words: atLeastOne(text("A word or phrase."), "Words that make a question with a surface one about its price."),
  subjects: atLeastOne(text("A word or phrase."), "What has a surface and is sold."),
  otherSubjects: atLeastOne(text("A word or phrase."), "Words by which it is about something else after all."),
});

const hint = z.strictObject({
  href,
  words: atLeastOne(text("A word or phrase."), "Words by which visitors ask for it."),
});

const smallTalk = z.strictObject({ phrases, answer: text("The answer to all of them.") });

/**
 * What the assistant knows besides the site itself. The body is the system prompt for the language model; the fields
 * serve the answers without one.
 */
export const assistantSchema = z.strictObject({
  title,
  starters: z
    .array(text("A question that the site answers."))
    .length(4)
    .describe("Questions to begin with, shown below the greeting."),
  maxWords: z.int().positive().describe("Greatest number of words of an answer."),
  refusals: refusals.describe("How the assistant says no."),
  price: price.describe("How it computes a price."),
  phrases: z
    .strictObject({ injection: phrases, offTopic: phrases, unknown: phrases, advice: phrases })
    .describe("By which phrases it recognises what it refuses."),
  smallTalk: atLeastOne(smallTalk.describe("Messages that are no question."), "Answers that need no search."),
  hints: atLeastOne(hint.describe("A page and words that do not stand on it."), "Pages asked for by other words."),
  synonyms: atLeastOne(z.array(text("One word.")).min(2), "Groups of words that mean the same here."),
  stopWords: atLeastOne(text("One word."), "Words that say nothing of the subject."),
  places: atLeastOne(text("Name of a place."), "Places, which say where and not what."),
});
