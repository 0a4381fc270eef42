import { loadKnowledge } from "#scripts/knowledge/load-knowledge.ts";
import type { Environment } from "#supabase/functions/_shared/environment.ts";
import { createChatHandler } from "#supabase/functions/chat-with-gemini/handler.ts";
import type { SiteKnowledge } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";

/** The only variables that the function gets: the rest of the environment may hold secrets of others. */
const passedOn = /^(?:GEMINI_|CHAT_|ALLOWED_ORIGINS$)/;

export interface ChatOptions {
  /** The project's folder. */
  readonly root: string;
  readonly env: Environment;
  /** The key that pages send. */
  readonly publicKey: string;
}

/** Returns the function `chat-with-gemini` as Supabase runs it, with knowledge that follows the content. */
export function createChatFunction({ root, env, publicKey }: ChatOptions): (request: Request) => Promise<Response> {
  const settings = {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => passedOn.test(name))),
    SUPABASE_PUBLISHABLE_KEY: publicKey,
  };
  let current: { knowledge: SiteKnowledge; handle: ReturnType<typeof createChatHandler> } | undefined;
  return async function answer(request) {
    const knowledge = await loadKnowledge(root);
    // Made once for each knowledge, because the handler counts the calls of each visitor.
    if (current?.knowledge !== knowledge)
      current = { knowledge, handle: createChatHandler({ env: settings, knowledge }) };
    return current.handle(request);
  };
}
