import { isRecord } from "../_shared/json-body.ts";
import type { Question } from "./knowledge-shape.ts";
import type { GeminiSettings } from "./settings.ts";

export type GeminiResult =
  | { readonly kind: "answer"; readonly text: string }
  /** The model's own filters refused question or answer. */
  | { readonly kind: "refused" }
  /** `reason` is for the log: one line, without a word of the visitor. */
  | { readonly kind: "failed"; readonly reason: string }
  /** The visitor has left; nothing is wrong with the service. */
  | { readonly kind: "gone" };

/** The longest answer that the instruction allows takes some 300; the thoughts of thinking models count as well. */
const maxOutputTokens = 2000;

const refusals = new Set(["SAFETY", "PROHIBITED_CONTENT", "BLOCKLIST", "SPII", "RECITATION"]);

/** Asks the model once. Never throws. */
export async function askGemini(
  question: Question,
  { instruction, settings, signal }: { instruction: string; settings: GeminiSettings; signal: AbortSignal },
): Promise<GeminiResult> {
  const { key, model, baseUrl, timeoutMs, thinkingLevel } = settings;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${baseUrl}/models/${encodeURIComponent(model)}:generateContent`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "x-goog-api-key": key },
      body: JSON.stringify({
        systemInstruction: { parts: [{ text: instruction }] },
        contents: [{ role: "user", parts: partsOf(question) }],
        generationConfig: { maxOutputTokens, ...(thinkingLevel && { thinkingConfig: { thinkingLevel } }) },
      }),
      signal: AbortSignal.any([signal, timeout]),
    });
    const body = parse(await response.text());
    return response.ok ? readAnswer(body) : failed(`it answered ${[response.status, ...errorCodes(body)].join(" ")}`);
  } catch (error) {
    if (signal.aborted) return { kind: "gone" };
    if (timeout.aborted) return failed(`it gave no answer in ${timeoutMs} ms`);
    return failed(`it cannot be reached (${error instanceof Error ? error.name : "unknown error"})`);
  }
}

/** Two parts of one turn, as the instruction says: the question before, where there is one, and the message. */
function partsOf({ message, previous }: Question): { readonly text: string }[] {
  return [previous, message].filter((text) => text !== undefined).map((text) => ({ text }));
}

function readAnswer(answer: Readonly<Record<string, unknown>> | undefined): GeminiResult {
  if (!answer) return failed("its answer is no object in JSON");
  const candidate = first(answer.candidates);
  if (field(answer.promptFeedback, "blockReason") !== undefined) return { kind: "refused" };
  const finishReason = field(candidate, "finishReason");
  if (refusals.has(String(finishReason))) return { kind: "refused" };
  // The end of it is missing, perhaps in the middle of a figure.
  if (finishReason === "MAX_TOKENS") return failed("its answer is cut off MAX_TOKENS");
  const parts = field(field(candidate, "content"), "parts");
  const text = (Array.isArray(parts) ? parts : [])
    // Thinking models send their thoughts as parts of the answer when they are told to.
    .filter((part) => field(part, "thought") !== true)
    .map((part) => field(part, "text"))
    .filter((words) => typeof words === "string")
    .join("")
    .trim();
  return text === "" ? failed(["its answer is empty", ...codes([finishReason])].join(" ")) : { kind: "answer", text };
}

/** Returns the codes of an error: `RESOURCE_EXHAUSTED`, `API_KEY_INVALID`. Its message may quote the visitor. */
function errorCodes(body: Readonly<Record<string, unknown>> | undefined): string[] {
  const details = field(body?.error, "details");
  const reasons = (Array.isArray(details) ? details : []).map((detail) => field(detail, "reason"));
  return codes([field(body?.error, "status"), ...reasons]);
}

function codes(values: readonly unknown[]): string[] {
  return values.filter((value) => typeof value === "string").filter((value) => /^[A-Z_]{1,60}$/.test(value));
}

function parse(body: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isRecord(value) ? value : undefined;
  } catch {
    // The caller reports what is not JSON as an error of the service.
    return undefined;
  }
}

function field(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : undefined;
}

function failed(reason: string): GeminiResult {
  return { kind: "failed", reason };
}
