import { expect, test } from "vitest";
import { maxMessageLength } from "#app/integrations/chat.ts";
import { readMessage } from "#supabase/functions/chat-with-gemini/read-message.ts";

function read(message: string) {
  const headers = { "content-type": "application/json" };
  return readMessage(new Request("http://localhost", { method: "POST", headers, body: JSON.stringify({ message }) }));
}

test("the function takes the longest message that the field lets through, and none that is longer", async () => {
  const message = "ñ".repeat(maxMessageLength);
  expect(await read(message)).toEqual({ ok: true, message });
  expect(await read(`${message}ñ`)).toMatchObject({ ok: false, code: "message_too_long" });
});
