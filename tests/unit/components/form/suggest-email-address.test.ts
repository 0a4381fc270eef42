import { expect, test } from "vitest";
import { suggestEmailAddress } from "#app/components/form/suggest-email-address.ts";
import { emailAddresses } from "#tests/site/email-addresses.ts";

test.each([
  ["ana@gmial.com", "ana@gmail.com"],
  ["ana@gmail.con", "ana@gmail.com"],
  ["ana@obras-ortiz.con", "ana@obras-ortiz.com"],
  ["ana@gmailcom", "ana@gmail.com"],
  ["ana@gmail,com", "ana@gmail.com"],
  ["ana.ortiz@gmail..com", "ana.ortiz@gmail.com"],
  ["ana ortiz@gmail.com", "anaortiz@gmail.com"],
  ["Ana@GMIAL.com", "Ana@gmail.com"],
])("for %s it suggests %s", (written, meant) => {
  expect(suggestEmailAddress(written)).toBe(meant);
});

test.each(["", "ana", "ana@", "@gmail.com", "ana@correo", "ana@x@gmail.com", "ana@mail.com", "ana@correo.co"])(
  "%j suggests no other address",
  (written) => {
    expect(suggestEmailAddress(written)).toBeUndefined();
  },
);

test.each(emailAddresses)("%j, which can be an address, is not taken for another one", (address) => {
  expect(suggestEmailAddress(address)).toBeUndefined();
});
