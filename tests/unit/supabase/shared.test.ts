import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isEmailAddress } from "#app/components/form/email-address.ts";
import { emailAddresses, invalidEmailAddresses } from "#tests/site/email-addresses.ts";

test("forms take the email addresses that the database takes", () => {
  for (const text of emailAddresses) expect([text, isEmailAddress(text)]).toEqual([text, true]);
  for (const [issue, text] of Object.entries(invalidEmailAddresses)) {
    expect([issue, isEmailAddress(text)]).toEqual([issue, false]);
  }
});

// That a function has all that it imports, `tests/backend/functions-on-deno.test.ts` shows by starting it.

test("migrations make no roles: a hosted project has them", () => {
  for (const name of readdirSync("supabase/migrations")) {
    expect(name).toMatch(/^\d{14}_[a-z_]+\.sql$/);
    expect(readFileSync(`supabase/migrations/${name}`, "utf8")).not.toMatch(
      /create role|alter role(?! (?:anon|authenticated) set (?:statement|lock)_timeout = )/i,
    );
  }
});

test.each(["chat-with-gemini", "newsletter"])("%s answers calls without a token, which no key of today is", (name) => {
  const settings = readFileSync("supabase/config.toml", "utf8");
  expect(settings).toMatch(new RegExp(`^\\[functions\\.${name}\\]\\n(?:[^[]*\\n)?verify_jwt = false$`, "m"));
});
