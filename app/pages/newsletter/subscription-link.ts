import type { SubscriptionChange } from "#app/integrations/newsletter.ts";

/** Names in the hash of links, as `supabase/functions/newsletter/link-fragments.ts` writes them into emails. */
const actions: Readonly<Record<string, SubscriptionChange["action"]>> = { confirmar: "confirm", baja: "unsubscribe" };

/**
 * Returns what the hash of a link in an email asks for, or undefined for any other hash. The token is in the hash
 * because browsers do not send it, so that it is in no log of a server.
 *
 * `"#confirmar=a1b2"` → `{ action: "confirm", token: "a1b2" }`
 */
export function readSubscriptionLink(hash: string): SubscriptionChange | undefined {
  const [, name = "", token = ""] = /^#(confirmar|baja)=([\w-]{1,200})$/.exec(hash) ?? [];
  const action = actions[name];
  return action && { action, token };
}
