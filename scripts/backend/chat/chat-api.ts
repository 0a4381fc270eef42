import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Hono } from "hono";
import { ensureKnowledge } from "#scripts/knowledge/ensure-knowledge.ts";
import { knowledgeFile } from "#scripts/knowledge/knowledge-file.ts";
import { createChatHandler } from "#supabase/functions/chat-with-gemini/handler.ts";
import type { Environment } from "#supabase/functions/chat-with-gemini/settings.ts";

/** What the function is told here; the rest of the environment is none of its business. */
const passedOn = /^(?:GEMINI_|CHAT_|ALLOWED_ORIGINS$)/;

/** The very function that Supabase runs, below `/functions/v1/`, with knowledge that follows the content. */
export function createChatApi({ root, env }: { root: string; env: Environment }): Hono {
  const settings = Object.fromEntries(Object.entries(env).filter(([name]) => passedOn.test(name)));
  let current: { made: number; handle: ReturnType<typeof createChatHandler> } | undefined;

  async function handler() {
    const made = await ensureKnowledge(root);
    // A module is kept for ever under its address: another time is another module.
    const file = `${pathToFileURL(join(root, knowledgeFile)).href}?made=${made}`;
    if (current?.made !== made) {
      const { knowledge } = await import(/* @vite-ignore */ file);
      current = { made, handle: createChatHandler({ env: settings, knowledge }) };
    }
    return current.handle;
  }

  return new Hono().all("/chat-with-gemini", async ({ req }) => {
    const handle = await handler();
    return handle(req.raw);
  });
}
