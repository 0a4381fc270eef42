import { preload } from "./preload.ts";
import type { Result } from "./result.ts";
import { withTimeout } from "./with-timeout.ts";

/** The client has no timeout of its own. */
const timeoutMs = 30_000;

/** A message to the company. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** Email address of the company. Templates must not send to it: a caller of the service can set any other. */
  readonly recipient: string;
}

const loadMail = () => import("./mail-client.ts");

/** Preloads what `sendContactMessage` needs; call it when somebody begins to write. */
export function prepareContactMail(): void {
  preload(loadMail);
}

/** Sends a message to the company. */
export async function sendContactMessage(mail: ContactMessage): Promise<Result> {
  try {
    await withTimeout(timeoutMs, async (signal) => {
      const { sendTemplate } = await loadMail();
      // After the timeout the visitor has been told that it failed.
      signal.throwIfAborted();
      await sendTemplate({
        from_name: mail.name,
        from_email: mail.email,
        message: mail.message,
        to_email: mail.recipient,
      });
    });
    return { ok: true };
  } catch (reason) {
    // The client throws response objects, strings and network errors.
    return { ok: false, reason };
  }
}
