import { z } from "zod";
import { atLeastOne, description, href, identifier, text, title } from "#app/schemas/fields.ts";

const question = z.strictObject({
  id: identifier,
  topic: text("Subject under which the question is listed."),
  question: text("The question, as a visitor would put it."),
  answer: text("The answer, in plain words."),
  keywords: z.array(text("A word.")).optional().describe("Other words by which visitors ask this."),
  href: href.describe("Page on which to read on."),
});

/** The frequently asked questions. */
export const faqSchema = z.strictObject({
  title,
  description,
  items: atLeastOne(question.describe("A question with its answer."), "The questions, in order."),
});
