import { isRecord, parseJson } from "../_shared/json-body.ts";
import type { ChatQuestion } from "./knowledge-shape.ts";
import type { GeminiSettings } from "./settings.ts";

export type GeminiResult =
  | { readonly kind: "answer"; readonly text: string }
  /** `reason` is for the log: one line, without the visitor's words. */
  | { readonly kind: "failed"; readonly reason: string }
  /** The visitor has left; nothing is wrong with the service. */
  | { readonly kind: "gone" };

/** The longest answer that the instruction allows takes some 300, but the thoughts of thinking models count too. */
const maxOutputTokens = 2000;

/** Asks the model once. Returns its answer, or the reason why it gave no answer. Never throws. */
export async function askGemini(
  { message, previous }: ChatQuestion,
  { instruction, settings, signal }: { instruction: string; settings: GeminiSettings; signal: AbortSignal },
): Promise<GeminiResult> {
  const { key, model, baseUrl, timeoutMs } = settings;
  const timeout = AbortSignal.timeout(timeoutMs);
  // The instruction describes them.
  const parts = [previous, message].filter((text) => text !== undefined).map((text) => ({ text }));
  try {
    const response = await fetch(`${baseUrl}/models/${encodeURIComponent(model)}:generateContent`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "x-goog-api-key": key },
      body: JSON.stringify({
        systemInstruction: { parts: [{ text: instruction }] },
        contents: [{ role: "user", parts }],
        generationConfig: { maxOutputTokens },
      }),
      signal: AbortSignal.any([signal, timeout]),
    });
    const body = parseJson(new Uint8Array(await response.arrayBuffer()));
    if (!response.ok) return failed(`it answered ${[response.status, ...errorCodes(body)].join(" ")}`);
    return isRecord(body) ? readAnswer(body) : failed("its answer is no object in JSON");
  } catch (error) {
    if (signal.aborted) return { kind: "gone" };
    if (timeout.aborted) return failed(`it gave no answer in ${timeoutMs} ms`);
    return failed(`it cannot be reached (${error instanceof Error ? error.name : "unknown error"})`);
  }
}

/** Returns the text of an answer that came to its end. The filters cut an answer off, and so does its length. */
function readAnswer(body: unknown): GeminiResult {
  const reason = at(body, "promptFeedback", "blockReason") ?? at(body, "candidates", 0, "finishReason");
  const text = list(at(body, "candidates", 0, "content", "parts"))
    // Thinking models may send their thoughts as parts of the answer.
    .filter((part) => at(part, "thought") !== true)
    .map((part) => at(part, "text"))
    .filter((words) => typeof words === "string")
    .join("")
    .trim();
  if (text !== "" && (reason ?? "STOP") === "STOP") return { kind: "answer", text };
  return failed(["its answer is empty or cut off", ...codes([reason])].join(" "));
}

/** Returns the codes of an error: `RESOURCE_EXHAUSTED`, `API_KEY_INVALID`. Its message may quote the visitor. */
function errorCodes(body: unknown): string[] {
  const reasons = list(at(body, "error", "details")).map((detail) => at(detail, "reason"));
  return codes([at(body, "error", "status"), ...reasons]);
}

function codes(values: readonly unknown[]): string[] {
  return values.filter((value) => typeof value === "string").filter((value) => /^[A-Z_]{1,60}$/.test(value));
}

/** Returns the value at a path of names and indexes; otherwise undefined. */
function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((outer, name) => (outer instanceof Object ? Reflect.get(outer, name) : undefined), value);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function failed(reason: string): GeminiResult {
  return { kind: "failed", reason };
}
