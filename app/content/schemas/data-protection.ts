import { z } from "zod";
import { atLeastOne, text } from "#app/schemas/fields.ts";

const entry = z.strictObject({
  label: text,
  value: text,
});

/** The information that the law requires next to a form that collects personal data. */
export const dataProtection = z.strictObject({
  title: text,
  entries: atLeastOne(entry),
});
export type DataProtectionContent = z.output<typeof dataProtection>;
