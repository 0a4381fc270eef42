import { isEmailAddress } from "#app/components/form/email-address.ts";
import type { FieldRules } from "#app/components/form/use-form-fields.ts";

/**
 * The fields that are checked, in the order of the form. Surrounding spaces do not count. A field that may stay empty
 * takes an empty entry too: `(value) => value.trim() === "" || isPostcode(value)`.
 */
export const contactRules = {
  name: (value) => lengthOf(value) >= 2,
  email: isEmailAddress,
  message: (value) => lengthOf(value) >= 10,
} as const satisfies FieldRules<string>;

/** Counts code points, so that an emoji is one character. */
function lengthOf(value: string): number {
  return [...value.trim()].length;
}
