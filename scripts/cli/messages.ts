import { readFileSync } from "node:fs";
import type { Messages } from "#app/i18n/messages.ts";

/** Key of a text for the terminal: under `cli` in `locales/es.json`. */
export type MessageKey = keyof Messages["cli"];
export type MessageValues = Readonly<Record<string, string | number>>;

/** The locale file has no usable text for the terminal: unreadable file, missing key or missing value. */
export class MessageError extends Error {
  override name = "MessageError";
}

/**
 * Text for the terminal, in Spanish, with its `{{name}}` places filled in.
 *
 * `message("portBusy", { port: 4173, other: 4174 })` → «El puerto 4173 ya está ocupado…»
 *
 * @throws MessageError naming the key when `locales/es.json` cannot be read or lacks it, or when a value is missing.
 */
export function message(key: MessageKey, values: MessageValues = {}): string {
  return formatMessage(readTexts(), key, values);
}

/** The pure part of `message`: `texts` is what the locale file holds, of any shape. */
export function formatMessage(texts: unknown, key: string, values: MessageValues): string {
  const text = isRecord(texts) && isRecord(texts.cli) ? texts.cli[key] : undefined;
  if (typeof text !== "string") throw new MessageError(`locales/es.json has no text «cli.${key}».`);
  return text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new MessageError(`The text «cli.${key}» needs a value for «${name}».`);
    return String(value);
  });
}

/** The texts stand beside the code that prints them, whichever folder a command works on. */
const localeFile = new URL("../../locales/es.json", import.meta.url);

function readTexts(): unknown {
  try {
    // Read for every message: few are printed, and a copy in memory could outlive a mended file.
    return JSON.parse(readFileSync(localeFile, "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new MessageError("locales/es.json cannot be read.", { cause: error });
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
