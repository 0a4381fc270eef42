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
