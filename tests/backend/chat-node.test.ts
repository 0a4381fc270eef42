import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { beforeEach, vi } from "vitest";
import { close } from "#scripts/serve/port.ts";
import { createChatHandler } from "#supabase/functions/chat-with-gemini/handler.ts";
import { siteKnowledge } from "#tests/assistant/fixture-knowledge.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";
import { chatContract } from "./chat-contract.ts";
import { publicKey } from "./site-keys.ts";

beforeEach(() => {
  // What the service says of its errors goes to the log, which is the terminal of this test.
  vi.spyOn(console, "error").mockImplementation(() => {});
});

chatContract(async (env) => {
  const listener = getRequestListener(
    createChatHandler({ env: { ...env, SUPABASE_PUBLISHABLE_KEY: publicKey }, knowledge: siteKnowledge }),
    {
      overrideGlobalObjects: false,
    },
  );
  const server = createServer((request, response) => void listener(request, response));
  const port = await listenAnywhere(server);
  return { url: `http://127.0.0.1:${port}/chat-with-gemini`, stop: () => close(server) };
});
