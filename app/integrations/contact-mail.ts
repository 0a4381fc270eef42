import { beginLoading, loadOnce } from "./load-once.ts";
import { type Outcome, patience } from "./outcome.ts";
import { readSettings } from "./settings.ts";

/** What a visitor writes to the company. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** The company's own address. Templates must not send to it: whoever calls the service can put another there. */
  readonly recipient: string;
}

const loadEmail = loadOnce(async () => {
  const { init, send } = await import("@emailjs/browser");
  const { origin, publicKey, serviceId, templateId } = readSettings(import.meta.env, window.location.origin).emailjs;
  // Once per page: `send` takes the origin from here only.
  init({ publicKey, origin });
  return (params: Record<string, string>) => send(serviceId, templateId, params);
});

/** Loads what `sendContactMessage` needs, as soon as somebody begins to write. */
export function prepareContactMail(): void {
  beginLoading(loadEmail);
}

/** Sends a message to the company through EmailJS. */
export async function sendContactMessage(mail: ContactMessage): Promise<Outcome> {
  try {
    const send = await loadEmail();
    await Promise.race([
      send({ from_name: mail.name, from_email: mail.email, message: mail.message, to_email: mail.recipient }),
      timeOut(patience.form),
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
