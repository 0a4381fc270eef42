import { z } from "zod";
import { atLeastOne, href, properName, text, withId } from "#app/schemas/fields.ts";

const question = z.strictObject({
  topic: text("fields.faq.topic"),
  question: text("fields.faq.question"),
  answer: text("fields.faq.answer"),
  keywords: z.array(properName("fields.faq.keyword")).optional().describe("fields.faq.keywords"),
  href: href.describe("fields.faq.href"),
  contact: z.literal(true).optional().describe("fields.faq.contact"),
});

/** The frequently asked questions; the words around them are in `pages/faq.md`. */
export const faqSchema = z.strictObject({
  items: atLeastOne(withId(question.describe("fields.faq.item")), "fields.faq.items"),
});
export type Faq = z.output<typeof faqSchema>;
