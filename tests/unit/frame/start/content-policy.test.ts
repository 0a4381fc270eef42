import { expect, test } from "vitest";
import { contentPolicy } from "#app/frame/start/content-policy.server.ts";
import { readSettings } from "#app/integrations/settings.ts";

function connectionsOf(values: Readonly<Record<string, string>>): string | undefined {
  return /connect-src ([^;]*)/.exec(contentPolicy([], readSettings(values, "")))?.[1];
}

test.each([
  [{}, "'self'"],
  [{ VITE_SUPABASE_URL: "https://abc.supabase.co/" }, "'self' https://abc.supabase.co"],
  [{ VITE_MAIL_URL: "https://api.emailjs.com" }, "'self' https://api.emailjs.com"],
  [{ VITE_SUPABASE_URL: "https://a.example", VITE_MAIL_URL: "https://a.example" }, "'self' https://a.example"],
])("with the settings %o pages may call %s", (values, connections) => {
  expect(connectionsOf(values)).toBe(connections);
});
