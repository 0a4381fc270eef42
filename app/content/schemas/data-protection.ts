import { z } from "zod";
import { atLeastOne, text, withId } from "#app/schemas/fields.ts";

const entry = z.strictObject({
  label: text("fields.dataProtection.label"),
  value: text("fields.dataProtection.value"),
});

/** What the law asks to be said beside a form that takes personal data; the rest is on the privacy page. */
export const dataProtection = z
  .strictObject({
    title: text("fields.dataProtection.title"),
    entries: atLeastOne(withId(entry.describe("fields.dataProtection.entry")), "fields.dataProtection.entries"),
  })
  .describe("fields.dataProtection.all");
export type DataProtection = z.output<typeof dataProtection>;
