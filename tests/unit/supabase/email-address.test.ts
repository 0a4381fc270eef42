import { expect, test } from "vitest";
import { isEmailAddress as isForForm } from "#app/components/form/email-address.ts";
import { isEmailAddress } from "#supabase/functions/_shared/email-address.ts";
import { emailAddresses, invalidEmailAddresses } from "#tests/site/email-addresses.ts";

test("form and functions take the same email addresses, those that the database takes", () => {
  for (const text of emailAddresses) expect([text, isForForm(text), isEmailAddress(text)]).toEqual([text, true, true]);
  for (const [issue, text] of Object.entries(invalidEmailAddresses)) {
    expect([issue, isForForm(text), isEmailAddress(text)]).toEqual([issue, false, false]);
  }
});
