import { type MessageKey, type MessageValues, message } from "#scripts/cli/messages.ts";

/** Why a review cannot be noted; nothing has changed then. Its message is the sentence for who runs the command. */
export class ReviewError extends Error {
  override name = "ReviewError";

  constructor(key: MessageKey, values: MessageValues = {}) {
    super(message(key, values));
  }
}
