import { preload } from "./preload.ts";
import type { Result } from "./result.ts";
import { withTimeout } from "./with-timeout.ts";

/** Milliseconds; the SDK has no limit of its own. */
const timeoutMs = 30_000;

/** What a visitor writes to the company. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** The company's own address. Templates must not send to it: whoever calls the service can put another there. */
  readonly recipient: string;
}

const loadEmail = () => import("./emailjs-client.ts");

/** Loads what `sendContactMessage` needs, as soon as somebody begins to write. */
export function prepareContactMail(): void {
  preload(loadEmail);
}

/** Sends a message to the company through EmailJS. */
export async function sendContactMessage(mail: ContactMessage): Promise<Result> {
  try {
    await withTimeout(timeoutMs, async (signal) => {
      const { sendTemplate } = await loadEmail();
      // The visitor has been told that it failed, and may have written elsewhere.
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
    // The SDK throws answers that are no errors, plain texts and network errors.
    return { ok: false, reason };
  }
}
