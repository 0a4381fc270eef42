import { isRecord } from "../_shared/json-body.ts";
import type { Knowledge } from "./knowledge-shape.ts";
import type { GeminiSettings } from "./settings.ts";

export type GeminiResult =
  | { readonly kind: "answer"; readonly text: string }
  /** The model's own filters refused question or answer. */
  | { readonly kind: "refused" }
  | { readonly kind: "failed"; readonly status: number; readonly code: string };

/** The longest answer that the instruction allows takes some 300; the thoughts of thinking models count as well. */
const maxOutputTokens = 2000;

const refusals = new Set(["SAFETY", "PROHIBITED_CONTENT", "BLOCKLIST", "SPII", "RECITATION"]);

/**
 * Returns the system instruction: the rules, then all passages by page. It is the same for every message, so that the
 * service can cache it and charges less for it.
 */
export function composeInstruction({ instruction, passages }: Knowledge): string {
  const pages = Map.groupBy(passages, ({ path }) => path);
  const knowledge = [...pages].map(([path, parts]) =>
    [`[${path}]`, ...parts.map(({ title, text }) => `${title}: ${text}`)].join("\n"),
  );
  return [instruction, ...knowledge].join("\n\n");
}

/** Asks the model once. Never throws; the service's own error messages go to the log only. */
export async function askGemini(
  message: string,
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
        contents: [{ role: "user", parts: [{ text: message }] }],
        generationConfig: { maxOutputTokens, ...(thinkingLevel && { thinkingConfig: { thinkingLevel } }) },
      }),
      signal: AbortSignal.any([signal, timeout]),
    });
    if (!response.ok) {
      console.error(`Gemini answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
      const isBusy = response.status === 429 || response.status === 503;
      return isBusy ? failed(503, "upstream_busy") : failed(502, "upstream_error");
    }
    return readAnswer(await response.text());
  } catch (error) {
    if (timeout.aborted) return failed(504, "upstream_timeout");
    // The client has gone; nothing is wrong with the service.
    if (signal.aborted) return failed(502, "upstream_unreachable");
    console.error("Gemini cannot be reached:", error);
    return failed(502, "upstream_unreachable");
  }
}

function readAnswer(body: string): GeminiResult {
  const answer = parse(body);
  if (!answer) return failed(502, "upstream_error");
  const candidate = first(answer.candidates);
  if (field(answer.promptFeedback, "blockReason") !== undefined) return { kind: "refused" };
  if (refusals.has(String(field(candidate, "finishReason")))) return { kind: "refused" };
  const parts = field(field(candidate, "content"), "parts");
  const text = (Array.isArray(parts) ? parts : [])
    // Thinking models send their thoughts as parts of the answer when they are told to.
    .filter((part) => field(part, "thought") !== true)
    .map((part) => field(part, "text"))
    .filter((words) => typeof words === "string")
    .join("")
    .trim();
  return text === "" ? failed(502, "upstream_empty") : { kind: "answer", text };
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

function failed(status: number, code: string): GeminiResult {
  return { kind: "failed", status, code };
}
