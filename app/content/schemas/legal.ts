import { z } from "zod";
import { description, isoDate, title, yearMonth } from "#app/schemas/fields.ts";

/**
 * That a lawyer has reviewed a text, and which: hashes of its sections by the ids of their headings, the text above the
 * first one under an empty id. A text that differs from them is not the one that was reviewed. `npm run reviewed` writes it.
 */
const review = z.strictObject({
  date: isoDate.describe("fields.legal.reviewDate"),
  sections: z
    .record(z.string(), z.string().min(1).describe("fields.legal.reviewSection"))
    .describe("fields.legal.reviewSections"),
});
export type Review = z.output<typeof review>;

/** The front matter of a legal text as far as its review is concerned. */
export const reviewedSchema = z.object({ reviewed: review.optional() });

/** A legal page; its body is the text. Its path is in the locale file, under the name of its file. */
export const legalSchema = z.strictObject({
  title,
  description,
  updated: yearMonth.optional().describe("fields.legal.updated"),
  reviewed: review.optional().describe("fields.legal.reviewed"),
});
export type Legal = z.output<typeof legalSchema>;
