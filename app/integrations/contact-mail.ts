import { beginLoading } from "./begin-loading.ts";
import type { Outcome } from "./outcome.ts";
import { withinTime } from "./within-time.ts";

/** Milliseconds; the SDK has no limit of its own. */
const patience = 30_000;

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
  beginLoading(loadEmail);
}

/** Sends a message to the company through EmailJS. */
export async function sendContactMessage(mail: ContactMessage): Promise<Outcome> {
  try {
    await withinTime(patience, async (signal) => {
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
