import { preload } from "./preload.ts";
import type { Result } from "./result.ts";
import { withTimeout } from "./with-timeout.ts";

/** On a developer's machine the first sign-up creates the database. */
const timeoutMs = 60_000;

const loadSupabase = () => import("./supabase-client.ts");

/** Preloads what `subscribe` needs; call it when somebody begins to write. */
export function prepareNewsletter(): void {
  preload(loadSupabase);
}

/** Adds an email address to the newsletter. An address that is subscribed already counts as added. */
export async function subscribe(email: string): Promise<Result> {
  try {
    const { error } = await withTimeout(timeoutMs, async (signal) => {
      const { supabase } = await loadSupabase();
      return await supabase.from("emails").insert({ email }).abortSignal(signal);
    });
    return error ? { ok: false, reason: error } : { ok: true };
  } catch (reason) {
    return { ok: false, reason };
  }
}

/** The change that a link in an email of the newsletter requests. */
export interface SubscriptionChange {
  readonly action: "confirm" | "unsubscribe";
  /** Secret of one subscription, from the link. */
  readonly token: string;
}

/** Confirms or ends a subscription. `isKnown` is false if no subscription has that token, or no longer. */
export async function changeSubscription(change: SubscriptionChange): Promise<Result<{ readonly isKnown: boolean }>> {
  try {
    const { data, error } = await withTimeout(timeoutMs, async (signal) => {
      const { supabase } = await loadSupabase();
      return supabase.functions.invoke<unknown>("newsletter", { body: change, signal });
    });
    if (error) return { ok: false, reason: error };
    const status = typeof data === "object" && data !== null && "status" in data ? data.status : undefined;
    if (status === "unknown") return { ok: true, isKnown: false };
    if (status === "confirmed" || status === "unsubscribed") return { ok: true, isKnown: true };
    return { ok: false, reason: new Error("The function did not say what became of the subscription.") };
  } catch (reason) {
    return { ok: false, reason };
  }
}
