import { readFileSync } from "node:fs";
import type { Messages } from "#app/i18n/languages.ts";

/** Key of a text for the terminal: under `cli` in `locales/es.json`. */
export type MessageKey = keyof Messages["cli"];
export type MessageValues = Readonly<Record<string, string | number>>;

/** Thrown when a text for the terminal cannot be made: unreadable locale file, missing key or missing value. */
export class MessageError extends Error {
  override name = "MessageError";
}

/** The locale file of this code, whichever project folder a command works on. */
const localeFile = new URL("../../locales/es.json", import.meta.url);

/**
 * Returns a text for the terminal, in Spanish, with its placeholders filled in.
 *
 * `message("portBusy", { port: 4173, other: 4174 })` → «El puerto 4173 ya está ocupado…»
 *
 * @throws MessageError naming the key when `locales/es.json` cannot be read or lacks it, or when a value is missing.
 */
export function message(key: MessageKey, values: MessageValues = {}): string {
  // Read again for every message: few are printed, and a cached text could be older than a corrected file.
  return formatMessage(readMessages(), key, values);
}

/** The pure part of `message`; `texts` may have any shape. */
export function formatMessage(texts: unknown, key: string, values: MessageValues): string {
  const text = isRecord(texts) && isRecord(texts.cli) ? texts.cli[key] : undefined;
  if (typeof text !== "string") throw new MessageError(`locales/es.json has no text «cli.${key}».`);
  return text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new MessageError(`The text «cli.${key}» needs a value for «${name}».`);
    return String(value);
  });
}

/**
 * Returns the contents of a locale file, which may have any shape; by default those of `locales/es.json`.
 *
 * @throws MessageError when the file cannot be read as JSON.
 */
export function readMessages(file: string | URL = localeFile): unknown {
  try {
    // Some editors begin a file with a byte order mark, which JSON does not allow.
    return JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new MessageError("locales/es.json cannot be read.", { cause: error });
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
