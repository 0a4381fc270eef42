import { z } from "zod";
import { atLeastOne, href, properName, text, withId } from "#app/schemas/fields.ts";

const question = z.strictObject({
  topic: text,
  question: text,
  answer: text,
  // Other words for the same question: not shown, the assistant finds it by them.
  keywords: z.array(properName).optional(),
  href,
  // Whether the contact page answers it too.
  contact: z.literal(true).optional(),
});

/** The frequently asked questions; the words around them are in `pages/faq.md`. */
export const faqSchema = z.strictObject({
  items: atLeastOne(withId(question)),
});
export type Faq = z.output<typeof faqSchema>;
