import { beginLoading } from "./begin-loading.ts";
import { type Outcome, patience } from "./outcome.ts";

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
    const { sendTemplate } = await loadEmail();
    await Promise.race([
      sendTemplate({ from_name: mail.name, from_email: mail.email, message: mail.message, to_email: mail.recipient }),
      timeOut(patience.mail),
    ]);
    return { ok: true };
  } catch (reason) {
    // The SDK throws answers that are no errors, plain texts and network errors.
    return { ok: false, reason };
  }
}

/** The SDK has no limit of its own. */
function timeOut(milliseconds: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error("The e-mail service gave no answer.")), milliseconds);
  });
}
