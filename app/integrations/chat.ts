import { preload } from "./preload.ts";
import type { Result } from "./result.ts";
import { withTimeout } from "./with-timeout.ts";

/** Maximum length of a message in UTF-16 units, as `maxlength` counts; the function rejects longer ones. */
export const maxMessageLength = 1000;

/** Longer than the function's own limit for its language model. */
const timeoutMs = 45_000;

const loadSupabase = () => import("./supabase-client.ts");

/** Preloads what `askAssistant` needs; call it when the assistant opens. */
export function prepareChat(): void {
  preload(loadSupabase);
}

/** Asks the assistant. The reply is plain text; any other answer is a failure. */
export async function askAssistant(message: string): Promise<Result<{ readonly reply: string }>> {
  try {
    const { data, error } = await withTimeout(timeoutMs, async (signal) => {
      const { supabase } = await loadSupabase();
      return supabase.functions.invoke<unknown>("chat-with-gemini", { body: { message }, signal });
    });
    if (error) return { ok: false, reason: error };
    const reply = replyOf(data);
    if (reply === undefined) return { ok: false, reason: new Error("No response received from the assistant") };
    return { ok: true, reply };
  } catch (reason) {
    return { ok: false, reason };
  }
}

function replyOf(data: unknown): string | undefined {
  if (typeof data !== "object" || data === null || !("response" in data)) return undefined;
  const { response } = data;
  return typeof response === "string" && response.trim() !== "" ? response.trim() : undefined;
}
