import { preload } from "./preload.ts";
import type { Result } from "./result.ts";
import { withTimeout } from "./with-timeout.ts";

/** Milliseconds. On a developer's machine the first sign-up makes the database. */
const timeoutMs = 60_000;

const loadSupabase = () => import("./supabase-client.ts");

/** Loads what `subscribe` needs, as soon as somebody begins to write an address. */
export function prepareNewsletter(): void {
  preload(loadSupabase);
}

/** Adds an address to the newsletter. One that is already there counts as added. */
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
