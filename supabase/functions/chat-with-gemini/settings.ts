import { readAllowedOrigins } from "../_shared/cors.ts";
import { type DatabaseSettings, type Environment, readDatabase } from "../_shared/environment.ts";
import { readPublishableKeys } from "../_shared/publishable-key.ts";

export interface ChatSettings {
  /** Origins of the site. Empty means pages of this machine. */
  readonly allowedOrigins: readonly string[];
  /** A request needs one of these keys. */
  readonly publishableKeys: readonly string[];
  /** Messages that one client may send in five minutes. */
  readonly chatLimit: number;
  /** Calls of the language model in a day, for all visitors together. Beyond it, the search answers. */
  readonly dailyLimit: number;
  /** Without it, the search answers. */
  readonly gemini?: GeminiSettings;
  /** Without it, nothing is counted. */
  readonly database?: DatabaseSettings;
}

export interface GeminiSettings {
  readonly key: string;
  readonly model: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly timeoutMs: number;
}

/**
 * Returns the settings in the environment. An unusable value counts as absent, so that a typo does not stop the
 * assistant.
 */
export function readChatSettings(env: Environment): ChatSettings {
  // Zero is a valid limit.
  const dailyLimit = env.CHAT_DAILY_LIMIT?.trim() === "0" ? 0 : positive(env.CHAT_DAILY_LIMIT, 500);
  return {
    allowedOrigins: readAllowedOrigins(env),
    publishableKeys: readPublishableKeys(env),
    chatLimit: positive(env.CHAT_LIMIT, 20),
    dailyLimit,
    gemini: dailyLimit > 0 ? readGemini(env) : undefined,
    database: readDatabase(env),
  };
}

/** The site waits 45 s for an answer, which includes counting and, if the model fails, the search. */
const maxTimeoutMs = 35_000;

function readGemini(env: Environment): GeminiSettings | undefined {
  const key = env.GEMINI_API_KEY?.trim();
  if (!key) return undefined;
  return {
    key,
    // Google retires models about once a year.
    model: env.GEMINI_MODEL?.trim() || "gemini-3.5-flash-lite",
    baseUrl: (env.GEMINI_BASE_URL?.trim() || "https://generativelanguage.googleapis.com/v1beta").replace(/\/+$/, ""),
    timeoutMs: Math.min(positive(env.GEMINI_TIMEOUT_MS, 20_000), maxTimeoutMs),
  };
}

function positive(value: string | undefined, fallback: number): number {
  const number = Number(value?.trim() || Number.NaN);
  return Number.isFinite(number) && number > 0 ? number : fallback;
}
