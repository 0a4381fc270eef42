import { z } from "zod";
import { atLeastOne, href, text, title } from "#app/schemas/fields.ts";

const phrases = atLeastOne(text("Words that a message has in this order."), "Phrases that tell a kind of message.");

const words = (sentence: string) => atLeastOne(text("A word or phrase."), sentence);

const refusals = z.strictObject({
  offTopic: text("Answer to what has nothing to do with the site."),
  unknown: text("Answer where the site says nothing."),
  advice: text("Answer that leaves legal, tax and financial advice to others."),
  injection: text("Answer to attempts to change how the assistant works."),
});

const answerWithPage = { answer: text("The answer."), href };

const contact = z.strictObject({
  phrases,
  alone: words("Words that have the same answer where a message says nothing else.").optional(),
  ...answerWithPage,
});

const promises = z.strictObject({
  phrases,
  answers: atLeastOne(
    z.strictObject({ words: words("Words of what is to be promised."), ...answerWithPage }),
    "What the site says instead of a promise.",
  ),
  otherwise: z.strictObject(answerWithPage).describe("Answer where no other fits."),
  endings: words("Last words of a question that wants a promise."),
  facts: words("Words of a question with such an end that asks how something is."),
  claims: words("Words of a question whether something is true."),
  unconfirmed: text("Comes before a text that lacks the figure of a question."),
});

const audiences = z.strictObject({
  needs: words("Words by which people say that they look for something."),
  groups: atLeastOne(
    z.strictObject({
      words: words("Words by which they say who they are."),
      question: text("The frequent question that is suggested to them."),
    }),
    "Groups of people, the most particular first.",
  ),
});

const language = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z]{2}$/)
    .describe("Code of the language: en."),
  words: words("Short words of the language that Spanish lacks."),
  ...answerWithPage,
});

const price = z.strictObject({
  note: text("What to bear in mind with a computed price."),
  href,
  words: words("Words that make a question with a surface one about its price."),
  subjects: words("What has a surface and is sold."),
  otherSubjects: words("Words by which it is about something else after all."),
  together: words("Words that say that several models stand together."),
  storeys: words("Words for a storey."),
  pieces: words("Words for buildings that are counted."),
  each: words("Words that say that a surface is that of each piece."),
});

const budget = z.strictObject({
  words: words("Words that make an amount of money a budget."),
  money: words("Words for money, which say nothing of the subject."),
  notBudgets: words("Words after an amount by which it is no budget."),
});

const comparison = z.strictObject({
  words: words("Words that compare."),
  all: words("Words for all models together."),
  which: words("Words that ask which model it is."),
  choosers: words("Words before «más» that choose one of several."),
  versus: words("Words between models of which one is chosen."),
  recommend: words("Words that ask for advice on a model."),
  largest: words("Words for the largest model."),
  smallest: words("Words for the smallest model."),
  bedrooms: words("Words for a bedroom."),
  bathrooms: words("Words for a bathroom."),
  subjects: words("What a comparison may be about."),
  forWhom: words("Words by which people say for whom it is, and nothing else."),
  people: words("Words that say for whom a model is looked for."),
  href,
});

const numbers = z.strictObject({
  words: z.record(z.string(), z.int().positive()).describe("Number words and their values."),
  ones: z.record(z.string(), z.int().positive()).describe("The same for words that are articles by themselves."),
  and: words("What joins tens and ones."),
  pairs: words("Words for two of something."),
});

const hint = z.strictObject({
  href,
  title: text("Heading of a part of the page; its beginning where it is left out or has no such part.").optional(),
  words: words("Words by which visitors ask for it."),
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
  contact: atLeastOne(contact.describe("A reason to look for a person."), "Answers for people who look for people."),
  promises: promises.describe("How it answers those who want a promise."),
  yesOrNo: words("How answers of frequent questions begin that say yes or no."),
  suggestion: text("Comes before an answer to a part of the question."),
  audiences: audiences.describe("What it suggests to people who say who they are."),
  languages: atLeastOne(language.describe("Another language."), "Answers to other languages."),
  price: price.describe("How it computes a price."),
  budget: budget.describe("How it tells what a budget buys."),
  comparison: comparison.describe("How it compares models."),
  numbers: numbers.describe("Numbers in words."),
  followUps: words("Words by which a message goes on with the question before."),
  spellings: atLeastOne(z.array(text("A word.")).min(2), "A word, and how it is spelt on a telephone."),
  joined: words("Words that the next one is written onto."),
  otherWords: words("Words that look like those of the site and are others."),
  leftOut: words("Words of sentences that make sense on their page only."),
  phrases: z
    .strictObject({ injection: phrases, offTopic: phrases, unknown: phrases, advice: phrases })
    .describe("By which phrases it recognises what it refuses."),
  smallTalk: atLeastOne(smallTalk.describe("Messages that are no question."), "Answers that need no search."),
  hints: atLeastOne(hint.describe("A page and words that do not stand on it."), "Pages asked for by other words."),
  synonyms: atLeastOne(z.array(text("One word.")).min(2), "Groups of words that mean the same here."),
  stopWords: atLeastOne(text("One word."), "Words that say nothing of the subject."),
  places: atLeastOne(text("Name of a place."), "Places, which say where and not what."),
});
