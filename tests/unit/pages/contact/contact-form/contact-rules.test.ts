import { expect, test } from "vitest";
import { contactRules } from "#app/pages/contact/contact-form/contact-rules.ts";

test.each([
  ["name", "I", false],
  ["name", "王芳", true],
  ["name", "😀", false],
  ["message", "123456789", false],
  ["message", "1234567890", true],
  ["email", "ines@correo", false],
  ["email", "ines@correo.es", true],
] as const)("%s «%s»: %s", (field, value, expected) => {
  expect(contactRules[field](value)).toBe(expected);
});
