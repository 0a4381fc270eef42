import { Hono } from "hono";
import { loadKnowledge } from "#scripts/knowledge/load-knowledge.ts";
import type { Environment } from "#supabase/functions/_shared/environment.ts";
import { createChatHandler } from "#supabase/functions/chat-with-gemini/handler.ts";
import type { SiteKnowledge } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";

/** The only variables that the function gets: the rest of the environment may hold secrets of others. */
const passedOn = /^(?:GEMINI_|CHAT_|ALLOWED_ORIGINS$)/;

export interface ChatApiOptions {
  /** The project's folder. */
  readonly root: string;
  readonly env: Environment;
  /** The key that pages send. */
  readonly publicKey: string;
}

/** The function that Supabase runs, below `/functions/v1/`, with knowledge that follows the content. */
export function createChatApi({ root, env, publicKey }: ChatApiOptions): Hono {
  const settings = {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => passedOn.test(name))),
    SUPABASE_PUBLISHABLE_KEY: publicKey,
  };
  let current: { knowledge: SiteKnowledge; handle: ReturnType<typeof createChatHandler> } | undefined;

  // Supabase gives a function all paths below its name.
  return new Hono().all("/chat-with-gemini/*", async ({ req }) => {
    const knowledge = await loadKnowledge(root);
    if (current?.knowledge !== knowledge)
      current = { knowledge, handle: createChatHandler({ env: settings, knowledge }) };
    return current.handle(req.raw);
  });
}
