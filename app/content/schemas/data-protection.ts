import { z } from "zod";
import { atLeastOne, text } from "#app/schemas/fields.ts";

const entry = z.strictObject({
  label: text("What it is about: who is responsible, what for and so on."),
  value: text("What there is to say of it."),
});

/** What the law asks to be said beside a form that takes personal data; the rest is on the privacy page. */
export const dataProtection = z
  .strictObject({
    title: text("Heading of the basic information."),
    entries: atLeastOne(entry.describe("One line of the basic information."), "The lines, in order."),
  })
  .describe("Basic information on data protection.");
export type DataProtection = z.output<typeof dataProtection>;
