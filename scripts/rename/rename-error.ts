import { type MessageKey, type MessageValues, message } from "#scripts/cli/messages.ts";

/** Why an entry cannot be renamed; nothing has changed then. Its message is the sentence for the writer. */
export class RenameError extends Error {
  override name = "RenameError";

  constructor(key: MessageKey, values: MessageValues = {}) {
    super(message(key, values));
  }
}
