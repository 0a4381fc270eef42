import { expect, test } from "vitest";
import { readSettings } from "#app/integrations/settings.ts";

const page = "https://www.mod.es";

test("everything points to the page's own origin if no value is set", () => {
  expect(readSettings({}, "http://localhost:4173")).toEqual({
    supabase: { url: "http://localhost:4173", key: "sb_publishable_local" },
    mail: { url: "http://localhost:4173", key: "local_key", service: "local_service", template: "local_template" },
  });
});

test("values are taken as they are, but for spaces and final slashes", () => {
  const values = {
    VITE_SUPABASE_URL: " https://abcdefghijklm.supabase.co/ ",
    VITE_SUPABASE_KEY: "sb_publishable_abc123",
  };
  expect(readSettings(values, page).supabase).toEqual({
    url: "https://abcdefghijklm.supabase.co",
    key: "sb_publishable_abc123",
  });
});

test("an empty value does not count", () => {
  expect(readSettings({ VITE_SUPABASE_URL: " " }, page).supabase.url).toBe(page);
});
