import { collectSiteKnowledge } from "#scripts/knowledge/collect-knowledge.ts";
import type { Environment } from "#supabase/functions/_shared/environment.ts";
import { createChatHandler } from "#supabase/functions/chat-with-gemini/handler.ts";
import type { SiteKnowledge } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import { fromContent } from "./from-content.ts";

/** The variables that the function gets. The rest of the environment may hold other programs' secrets. */
const passedOn = /^(?:GEMINI_|CHAT_|ALLOWED_ORIGINS$)/;

export interface LocalChatOptions {
  /** The project's folder. */
  readonly root: string;
  readonly env: Environment;
  /** The key that pages send. */
  readonly publicKey: string;
}

/** Returns the handler of the function `chat-with-gemini`, whose knowledge is renewed when the content changes. */
export function createChatFunction({
  root,
  env,
  publicKey,
}: LocalChatOptions): (request: Request) => Promise<Response> {
  const settings = {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => passedOn.test(name))),
    SUPABASE_PUBLISHABLE_KEY: publicKey,
  };
  const currentKnowledge = fromContent(root, collectSiteKnowledge);
  let current: { knowledge: SiteKnowledge; handle: ReturnType<typeof createChatHandler> } | undefined;
  return async function answer(request) {
    const knowledge = await currentKnowledge();
    // Kept until the knowledge changes, because the handler keeps the index of its passages.
    if (current?.knowledge !== knowledge) current = { knowledge, handle: createChatHandler(settings, knowledge) };
    return current.handle(request);
  };
}
