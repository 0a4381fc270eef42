import { beginLoading } from "./begin-loading.ts";
import { type Outcome, patience } from "./outcome.ts";

const loadSupabase = () => import("./supabase-client.ts");

/** Loads what `subscribe` needs, as soon as somebody begins to write an address. */
export function prepareNewsletter(): void {
  beginLoading(loadSupabase);
}

/** Adds an address to the newsletter. One that is already there counts as added. */
export async function subscribe(email: string): Promise<Outcome> {
  try {
    const { supabase } = await loadSupabase();
    const signal = AbortSignal.timeout(patience.subscription);
    const { error } = await supabase.from("emails").insert({ email }).abortSignal(signal);
    return error ? { ok: false, reason: error } : { ok: true };
  } catch (reason) {
    return { ok: false, reason };
  }
}
