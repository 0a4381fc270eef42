import { expect, test, vi } from "vitest";
import { createChatHandler } from "#supabase/functions/chat-with-gemini/handler.ts";
import { createNewsletterHandler } from "#supabase/functions/newsletter/handler.ts";
import { siteKnowledge } from "#tests/assistant/fixture-knowledge.ts";
import { frozenNewsletterTexts } from "#tests/backend/frozen-newsletter-texts.ts";

const call = (name: string, body: object) =>
  new Request(`https://project.example/functions/v1/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", apikey: "sb_publishable_x" },
    body: JSON.stringify(body),
  });

test.each([
  ["chat-with-gemini", createChatHandler({ env: {}, knowledge: siteKnowledge }), { message: "hola" }],
  [
    "newsletter",
    createNewsletterHandler({ env: {}, texts: frozenNewsletterTexts }),
    { action: "confirm", token: "a1b2" },
  ],
])("%s without any key answers nobody and says in the log what is missing", async (name, handle, body) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const response = await handle(call(name, body));
  expect([response.status, await response.json()]).toEqual([500, { error: "not_configured" }]);
  expect(log.mock.calls).toEqual([[expect.stringContaining("SUPABASE_PUBLISHABLE_KEYS")]]);
  log.mockRestore();
});
