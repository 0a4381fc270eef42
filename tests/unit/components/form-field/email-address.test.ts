import { expect, test } from "vitest";
import { isEmailAddress } from "#app/components/form-field/email-address.ts";

test.each([
  "ines@correo.es",
  " ines@correo.es ",
  "ines+mod@correo.co.uk",
  "inés@correo.es",
  "ines@muñoz.es",
  "ines@xn--muoz-hqa.es",
  `${"a".repeat(64)}@correo.es`,
])("%j can be an address", (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  "",
  "ines",
  "ines@",
  "@correo.es",
  "ines@correo",
  "ines@correo.",
  "ines@.es",
  "ines@@correo.es",
  "ines @correo.es",
  "ines@correo .es",
  "ines@correo.es\nBcc: otra@correo.es",
  "Inés <ines@correo.es>",
  "a@b.c",
  `${"a".repeat(65)}@correo.es`,
  `ines@${"a".repeat(300)}.es`,
])("%j cannot", (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test("a long hostile text is judged quickly", () => {
  const before = performance.now();
  expect(isEmailAddress(`a@${"a.".repeat(100_000)}`)).toBe(false);
  expect(performance.now() - before).toBeLessThan(500);
});
