import { z } from "zod";
import { description, isoDate, title, yearMonth } from "#app/schemas/fields.ts";

/**
 * That a lawyer has reviewed a text, and which: the hash of what visitors read. The gate of a site that goes online says
 * which it is, and refuses the text when it has changed since.
 */
const review = z.strictObject({
  date: isoDate.describe("fields.legal.reviewDate"),
  text: z.string().min(1).describe("fields.legal.reviewText"),
});

/** A legal page; its body is the text. Its path is in the locale file, under the name of its file. */
export const legalSchema = z.strictObject({
  title,
  description,
  updated: yearMonth.optional().describe("fields.legal.updated"),
  reviewed: review.optional().describe("fields.legal.reviewed"),
});
export type Legal = z.output<typeof legalSchema>;
