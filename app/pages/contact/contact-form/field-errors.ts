import { isEmailAddress } from "#app/components/form/email-address.ts";

export const contactFields = ["name", "email", "message"] as const;
export type ContactField = (typeof contactFields)[number];

/** What stands in the fields. */
export type ContactValues = Readonly<Record<ContactField, string>>;

const rules: Readonly<Record<ContactField, (value: string) => boolean>> = {
  name: (value) => lengthOf(value) >= 2,
  email: isEmailAddress,
  message: (value) => lengthOf(value) >= 10,
};

/** Whether a field may be sent as it stands. Spaces at the ends do not count. */
export function isValid(field: ContactField, value: string): boolean {
  return rules[field](value);
}

/** The fields that may not be sent as they stand, in the order of the form. */
export function fieldErrors(values: ContactValues): ContactField[] {
  return contactFields.filter((field) => !isValid(field, values[field]));
}

/** In characters as people count them, so that a single emoji is one. */
function lengthOf(value: string): number {
  return [...value.trim()].length;
}
