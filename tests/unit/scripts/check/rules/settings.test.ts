import { expect, test } from "vitest";
import { judgeSetting } from "#scripts/check/rules/online/judge-setting.ts";

const page = "https://www.mod.es";

/** `{ alg: "HS256" }.{ iss: "supabase", role }.…`, as the old keys of Supabase are made. */
function oldKey(role: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "HS256" })}.${part({ iss: "supabase", role })}.firma`;
}

test.each([
  ["VITE_SUPABASE_URL", "https://abcdefghijklm.supabase.co"],
  ["VITE_SUPABASE_KEY", "sb_publishable_abc123"],
  ["VITE_SUPABASE_KEY", oldKey("anon")],
  ["VITE_SUPABASE_KEY", "eyJ.%%%.x"],
  ["VITE_MAIL_KEY", "kX3s9dA"],
  ["VITE_MAIL_SERVICE", "service_9f2k"],
  ["VITE_MAIL_URL", "https://api.emailjs.com"],
  ["VITE_MODE", "x"],
])("%s may be %s", (name, value) => {
  expect(judgeSetting(name, value, page)).toBeUndefined();
});

test.each([
  ["VITE_SUPABASE_URL", undefined],
  ["VITE_SUPABASE_URL", "https://your-project.supabase.co"],
  ["VITE_SUPABASE_KEY", "sb_publishable_local"],
  ["VITE_MAIL_KEY", "local_key"],
  ["VITE_MAIL_TEMPLATE", "template_ejemplo"],
  ["VITE_SUPABASE_URL", "http://localhost:54321"],
  ["VITE_SUPABASE_URL", page],
  ["VITE_MAIL_URL", "https://mod.es/"],
  ["VITE_MAIL_URL", "http://correo.mod.es"],
])("%s may not be %s online, and may be elsewhere", (name, value) => {
  expect(judgeSetting(name, value, page)).toBe("setting-unusable");
  expect(judgeSetting(name, value, undefined)).toBeUndefined();
});

test.each(["abcdefghijklm.supabase.co", "https://abcdefghijklm.supabase.co/rest/v1"])(
  "%s is no URL of a database in any build",
  (value) => {
    for (const site of [page, undefined])
      expect(judgeSetting("VITE_SUPABASE_URL", value, site)).toBe("setting-unusable");
  },
);

// Every name that begins with VITE_ is public, even if the site has no use for it.
test.each([
  ["VITE_SUPABASE_KEY", "sb_secret_abc123"],
  ["VITE_SUPABASE_KEY", oldKey("service_role")],
  ["VITE_GEMINI_API_KEY", "AIzaSyA1"],
])("%s may not be %s, which is secret, in any build", (name, value) => {
  for (const site of [page, undefined]) expect(judgeSetting(name, value, site)).toBe("setting-secret");
});
