import { expect, test } from "vitest";
import { suggestEmailAddress } from "#app/components/form/suggest-email-address.ts";
import { emailAddresses } from "#tests/site/email-addresses.ts";

test.each([
  ["ana@gmial.com", "ana@gmail.com"],
  ["ana@gmal.com", "ana@gmail.com"],
  ["ana@gmaill.com", "ana@gmail.com"],
  ["ana@gnail.com", "ana@gmail.com"],
  ["ana@hotmial.com", "ana@hotmail.com"],
  ["ana@hotmai.es", "ana@hotmail.es"],
  ["ana@outlok.es", "ana@outlook.es"],
  ["ana@iclod.com", "ana@icloud.com"],
  ["ana@gmail.con", "ana@gmail.com"],
  ["ana@hotmial.con", "ana@hotmail.com"],
  ["ana@obras-ortiz.con", "ana@obras-ortiz.com"],
  ["ana@gmailcom", "ana@gmail.com"],
  ["ana@hotmailes", "ana@hotmail.es"],
  ["ana@gmail", "ana@gmail.com"],
  ["ana@gmail,com", "ana@gmail.com"],
  ["ana.ortiz@gmail..com", "ana.ortiz@gmail.com"],
  ["ana@.gmail.com", "ana@gmail.com"],
  ["ana@gmail.com.", "ana@gmail.com"],
  ["ana ortiz@gmail.com", "anaortiz@gmail.com"],
  ["ana@ gmail.com", "ana@gmail.com"],
  ["Ana@GMIAL.com", "Ana@gmail.com"],
])("for %s it suggests %s", (written, meant) => {
  expect(suggestEmailAddress(written)).toBe(meant);
});

test.each(["", "ana", "ana@", "@gmail.com", "ana@correo", "ana@@gmail.com", "ana@x@gmail.com", "ana@mail.com"])(
  "for %j nothing speaks for another address",
  (written) => {
    expect(suggestEmailAddress(written)).toBeUndefined();
  },
);

test.each(["ana@gmail.com", " ana@gmail.com ", "ana@hotmail.es", "ana@correo.es", "ana@ymail.com", "ana@correo.co"])(
  "it lets %j stand",
  (written) => {
    expect(suggestEmailAddress(written)).toBeUndefined();
  },
);

test.each(emailAddresses)("%j, which can be an address, is not taken for another one", (address) => {
  expect(suggestEmailAddress(address)).toBeUndefined();
});

test("a long hostile text is judged quickly", () => {
  expect(suggestEmailAddress(`a@${"a.".repeat(100_000)}`)).toBeUndefined();
});
