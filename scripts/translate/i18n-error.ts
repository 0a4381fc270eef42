import { type MessageKey, type MessageValues, message } from "#scripts/terminal/messages.ts";

/**
 * Thrown when a command for translators cannot be done; nothing has changed then. Its message is for the translator.
 */
export class I18nError extends Error {
  override name = "I18nError";

  constructor(key: MessageKey, values: MessageValues = {}, cause?: unknown) {
    super(message(key, values), { cause });
  }
}
