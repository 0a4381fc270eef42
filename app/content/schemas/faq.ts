import { z } from "zod";
import { asked, atLeastOne, href, identifier, notedText, text } from "#app/schemas/fields.ts";

const question = z.strictObject({
  // The fragment of links to the question.
  id: identifier,
  topic: text,
  question: text,
  answer: notedText,
  asked,
  href,
  // Whether the contact page answers it too.
  contact: z.literal(true).optional(),
});

/** The frequently asked questions; the words around them are in `pages/faq.md`. */
export const faqSchema = z.strictObject({
  items: atLeastOne(question),
});
export type Faq = z.output<typeof faqSchema>;
