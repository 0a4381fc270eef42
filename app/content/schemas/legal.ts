import { z } from "zod";
import { description, title, yearMonth } from "#app/schemas/fields.ts";

/** A legal page; its body is the text. Its path is in the locale file, under the name of its file. */
export const legalSchema = z.strictObject({
  title,
  description,
  updated: yearMonth.optional().describe("fields.legal.updated"),
});
export type Legal = z.output<typeof legalSchema>;
