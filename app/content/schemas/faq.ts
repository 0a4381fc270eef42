import { z } from "zod";
import { atLeastOne, href, identifier, text } from "#app/schemas/fields.ts";

const question = z.strictObject({
  id: identifier,
  topic: text("Subject under which the question is listed."),
  question: text("The question, as a visitor would put it."),
  answer: text("The answer, in plain words."),
  keywords: z.array(text("A word.")).optional().describe("Other words by which visitors ask this."),
  href: href.describe("Page on which to read on."),
  contact: z.literal(true).optional().describe("The contact page answers it too."),
});

/** The frequently asked questions; the words around them are in `pages/faq.md`. */
export const faqSchema = z.strictObject({
  items: atLeastOne(question.describe("A question with its answer."), "The questions, in order."),
});
