import { expect, test } from "vitest";
import { readSettings } from "#supabase/functions/chat-with-gemini/settings.ts";

test("everything can be set, and a key is enough for the language model", () => {
  const settings = readSettings({
    ALLOWED_ORIGINS: " https://a.example/ ,https://b.example,, ",
    CHAT_LIMIT: "5",
    CHAT_WINDOW_MS: "1000",
    CHAT_DAILY_LIMIT: "7",
    GEMINI_API_KEY: " k ",
    GEMINI_MODEL: "gemini-9",
    GEMINI_BASE_URL: "http://localhost:1/v1/",
    GEMINI_TIMEOUT_MS: "50",
    GEMINI_THINKING_LEVEL: "low",
    SUPABASE_URL: "http://localhost:2/",
    SUPABASE_SERVICE_ROLE_KEY: "s",
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"p","mobile":"q"}',
    SUPABASE_ANON_KEY: "a",
  });
  expect(settings).toEqual({
    allowedOrigins: ["https://a.example", "https://b.example"],
    publishableKeys: ["p", "q", "a"],
    chatLimit: 5,
    chatWindowMs: 1000,
    dailyLimit: 7,
    gemini: { key: "k", model: "gemini-9", baseUrl: "http://localhost:1/v1", timeoutMs: 50, thinkingLevel: "low" },
    database: { url: "http://localhost:2", secretKey: "s" },
  });
  expect(readSettings({ GEMINI_API_KEY: "k" }).gemini).toMatchObject({ key: "k", timeoutMs: 20_000 });
});

test("the newer keys come first, and a broken list of them does no harm", () => {
  const env = { SUPABASE_URL: "http://localhost", SUPABASE_SERVICE_ROLE_KEY: "old" };
  const keyOf = (keys: string) => readSettings({ ...env, SUPABASE_SECRET_KEYS: keys }).database?.secretKey;
  expect(keyOf('{"default":"new"}')).toBe("new");
  for (const broken of ["", "{", "[]", "7", '{"default":7}']) expect(keyOf(broken)).toBe("old");
});

test("a limit that is none counts as absent, and the model is given up in time for the search to answer", () => {
  const read = (env: Readonly<Record<string, string>>) => readSettings({ GEMINI_API_KEY: "k", ...env });
  expect(read({ GEMINI_TIMEOUT_MS: "600000" }).gemini?.timeoutMs).toBe(35_000);
  // No call a day is no language model; visitors who may send no message are a typing error.
  expect(read({ CHAT_DAILY_LIMIT: " 0 " })).toMatchObject({ dailyLimit: 0, gemini: undefined });
  expect(read({ CHAT_LIMIT: "0" }).chatLimit).toBe(20);
  for (const value of ["", " ", "-1", "many", "NaN", "Infinity"]) {
    expect(read({ CHAT_LIMIT: value, CHAT_DAILY_LIMIT: value })).toMatchObject({ chatLimit: 20, dailyLimit: 500 });
  }
});
