import { z } from "zod";
import { asked, askedInBody, isoDate, text, yearMonth } from "#app/schemas/fields.ts";

/** A lawyer's review: its date, and the hash of the text as visitors read it. A changed text has another one. */
const review = z.strictObject({
  date: isoDate,
  text: z.string().min(1),
});

/** A legal page; its body is the text. Its path is in the locale file under the file's name. */
export const legalSchema = z.strictObject({
  title: text,
  description: text,
  asked,
  askedInBody,
  updated: yearMonth.optional(),
  reviewed: review.optional(),
});
