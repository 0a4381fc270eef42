import { expect, test } from "vitest";
import { findSettingIssues, readSettings } from "#app/integrations/settings.ts";

const page = "https://www.mod.es";

const real = {
  VITE_SUPABASE_URL: "https://abcdefghijklm.supabase.co",
  VITE_SUPABASE_KEY: "sb_publishable_abc123",
  VITE_MAIL_KEY: "kX3s9dA",
  VITE_MAIL_SERVICE: "service_9f2k",
  VITE_MAIL_TEMPLATE: "template_7h1m",
  VITE_MAIL_URL: "https://api.emailjs.com",
};

/** `{ alg: "HS256" }.{ iss: "supabase", role }.…`, as the old keys of Supabase are made. */
function oldKey(role: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "HS256" })}.${part({ iss: "supabase", role })}.firma`;
}

const kinds = (values: Record<string, unknown>, siteUrl: string | undefined = page) =>
  findSettingIssues(values, siteUrl).map(({ name, kind }) => `${name} ${kind}`);

test("without any value everything points to where the page comes from", () => {
  expect(readSettings({}, "http://localhost:4173")).toEqual({
    supabase: { url: "http://localhost:4173", key: "sb_publishable_local" },
    mail: { url: "http://localhost:4173", key: "local_key", service: "local_service", template: "local_template" },
  });
});

test("values are taken as they are, but for spaces and final slashes", () => {
  const settings = readSettings({ ...real, VITE_SUPABASE_URL: " https://abcdefghijklm.supabase.co/ " }, page);
  expect(settings.supabase).toEqual({ url: "https://abcdefghijklm.supabase.co", key: "sb_publishable_abc123" });
});

test("an empty value does not count", () => {
  expect(readSettings({ VITE_SUPABASE_URL: " " }, page).supabase.url).toBe(page);
  expect(kinds({ ...real, VITE_SUPABASE_URL: "" })).toEqual(["VITE_SUPABASE_URL missing"]);
});

test("a site that goes online needs every value", () => {
  expect(kinds(real)).toEqual([]);
  expect(kinds({})).toEqual(Object.keys(real).map((name) => `${name} missing`));
  expect(findSettingIssues({}, undefined)).toEqual([]);
});

test.each([
  ["VITE_SUPABASE_URL", "https://your-project.supabase.co"],
  ["VITE_SUPABASE_KEY", "sb_publishable_local"],
  ["VITE_MAIL_KEY", "local_key"],
  ["VITE_MAIL_TEMPLATE", "template_ejemplo"],
])("%s may not be %s online, and may be elsewhere", (name, value) => {
  expect(kinds({ ...real, [name]: value })).toEqual([`${name} example`]);
  expect(findSettingIssues({ ...real, [name]: value }, undefined)).toEqual([]);
});

test.each([
  ["VITE_SUPABASE_URL", "http://localhost:54321"],
  ["VITE_SUPABASE_URL", page],
  ["VITE_MAIL_URL", `${page}/`],
])("%s may not be %s online, which leads back, and may be elsewhere", (name, value) => {
  expect(kinds({ ...real, [name]: value })).toEqual([`${name} own-site`]);
  expect(findSettingIssues({ ...real, [name]: value }, undefined)).toEqual([]);
});

test.each(["abcdefghijklm.supabase.co", "https://abcdefghijklm.supabase.co/rest/v1"])(
  "%s is no URL of a database in any build",
  (value) => {
    const values = { ...real, VITE_SUPABASE_URL: value };
    expect(kinds(values)).toEqual(["VITE_SUPABASE_URL unusable"]);
    expect(findSettingIssues(values, undefined)).toHaveLength(1);
  },
);

test("online only URLs with https will do", () => {
  expect(kinds({ ...real, VITE_MAIL_URL: "http://correo.mod.es" })).toEqual(["VITE_MAIL_URL unusable"]);
  expect(findSettingIssues({ VITE_MAIL_URL: "http://correo.mod.es" }, undefined)).toEqual([]);
});

test("secret keys, new and old, are refused in any build and not repeated", () => {
  for (const value of ["sb_secret_abc123", oldKey("service_role")]) {
    const issues = findSettingIssues({ ...real, VITE_SUPABASE_KEY: value }, undefined);
    expect(issues).toEqual([{ name: "VITE_SUPABASE_KEY", kind: "secret", value: "" }]);
  }
  // Whatever begins with VITE_ is public, also what the site has no use for.
  const issues = findSettingIssues({ ...real, VITE_GEMINI_API_KEY: "AIzaSyA1", VITE_MODE: "x" }, page);
  expect(issues).toEqual([{ name: "VITE_GEMINI_API_KEY", kind: "secret", value: "" }]);
  expect(kinds({ ...real, VITE_SUPABASE_KEY: oldKey("anon") })).toEqual([]);
  expect(kinds({ ...real, VITE_SUPABASE_KEY: "eyJ.%%%.x" })).toEqual([]);
});
