import { expect, test } from "vitest";
import { fieldErrors, isValid } from "#app/pages/contact/contact-form/field-errors.ts";

test("the errors of an empty form come in the order of its fields", () => {
  expect(fieldErrors({ name: "", email: "", message: "" })).toEqual(["name", "email", "message"]);
});

test.each([
  ["name", "I", false],
  ["name", "王芳", true],
  ["name", "😀", false],
  ["message", "123456789", false],
  ["message", "1234567890", true],
  ["email", "ines@correo", false],
  ["email", "ines@correo.es", true],
] as const)("%s «%s»: %s", (field, value, expected) => {
  expect(isValid(field, value)).toBe(expected);
});
