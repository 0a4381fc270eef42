import { beginLoading } from "./begin-loading.ts";
import type { Outcome } from "./outcome.ts";
import { withinTime } from "./within-time.ts";

/** Milliseconds. On a developer's machine the first sign-up makes the database. */
const patience = 60_000;

const loadSupabase = () => import("./supabase-client.ts");

/** Loads what `subscribe` needs, as soon as somebody begins to write an address. */
export function prepareNewsletter(): void {
  beginLoading(loadSupabase);
}

/** Adds an address to the newsletter. One that is already there counts as added. */
export async function subscribe(email: string): Promise<Outcome> {
  try {
    const { error } = await withinTime(patience, async (signal) => {
      const { supabase } = await loadSupabase();
      return await supabase.from("emails").insert({ email }).abortSignal(signal);
    });
    return error ? { ok: false, reason: error } : { ok: true };
  } catch (reason) {
    return { ok: false, reason };
  }
}
