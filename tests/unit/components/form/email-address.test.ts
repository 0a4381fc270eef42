import { expect, test } from "vitest";
import { isEmailAddress } from "#app/components/form/email-address.ts";
import { emailAddresses, invalidEmailAddresses } from "#tests/site/email-addresses.ts";

test.each(emailAddresses)("%j can be an address", (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each(Object.entries(invalidEmailAddresses))("one %s cannot", (_issue, text) => {
  expect(isEmailAddress(text)).toBe(false);
});
