import { isEmailAddress } from "#app/components/form/email-address.ts";

export const contactFields = ["name", "email", "message"] as const;
export type ContactField = (typeof contactFields)[number];

/** Values of the fields. */
export type ContactValues = Readonly<Record<ContactField, string>>;

const rules: Readonly<Record<ContactField, (value: string) => boolean>> = {
  name: (value) => lengthOf(value) >= 2,
  email: isEmailAddress,
  message: (value) => lengthOf(value) >= 10,
};

/** Returns whether the value of a field is valid. Surrounding spaces do not count. */
export function isValid(field: ContactField, value: string): boolean {
  return rules[field](value);
}

/** Returns the names of the invalid fields, in the order of the form. */
export function fieldErrors(values: ContactValues): ContactField[] {
  return contactFields.filter((field) => !isValid(field, values[field]));
}

/** Counts code points, so that an emoji is one character. */
function lengthOf(value: string): number {
  return [...value.trim()].length;
}
