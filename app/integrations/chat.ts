import { beginLoading } from "./begin-loading.ts";
import { type Outcome, patience } from "./outcome.ts";

const loadSupabase = () => import("./supabase-client.ts");

/** Loads what `askAssistant` needs, as soon as the assistant is opened. */
export function prepareChat(): void {
  beginLoading(loadSupabase);
}

/** Asks the assistant. Its reply is plain text; whatever else comes back is a failure. */
export async function askAssistant(message: string): Promise<Outcome<{ readonly reply: string }>> {
  try {
    const { supabase } = await loadSupabase();
    const { data, error } = await supabase.functions.invoke<unknown>("chat-with-gemini", {
      body: { message },
      signal: AbortSignal.timeout(patience.chat),
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
