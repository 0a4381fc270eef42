import { isEmailAddress } from "../_shared/email-address.ts";
import { composeConfirmation, type Mailbox, type MailLinks } from "./confirmation-mail.ts";
import type { SendMail } from "./mail-transport.ts";
import type { DueMail, SubscriberStore } from "./subscriber-store.ts";
import type { NewsletterTexts } from "./texts-shape.ts";

export interface RunOptions {
  readonly store: SubscriberStore;
  readonly texts: NewsletterTexts;
  readonly links: MailLinks;
  readonly from: Mailbox;
  readonly sendMail: SendMail;
}

/** How a run ended, in numbers of mails. */
export interface RunResult {
  readonly sent: number;
  readonly failed: number;
}

/** Few at a time: what is claimed and not sent, because the process is ended, waits for some minutes. */
const portion = 5;
/** After this no further portion is begun: the next run takes over, and never gets the same mails. */
const maxRunMs = 45_000;

/**
 * Sends the mails that are due. What fails is in the log and is tried again by a later run; a portion of which nothing
 * can be sent ends this one.
 *
 * @throws Error when the database cannot be reached.
 */
export async function sendDueMails(options: RunOptions): Promise<RunResult> {
  const { store, texts } = options;
  const end = Date.now() + maxRunMs;
  let sent = 0;
  let failed = 0;
  for (;;) {
    const mails = await store.claimMails(texts.consent, portion);
    const results = [];
    for (const mail of mails) results.push(await sendOne(mail, options));
    const successes = results.filter(Boolean).length;
    sent += successes;
    failed += results.length - successes;
    if (mails.length < portion || successes === 0 || Date.now() > end) return { sent, failed };
  }
}

async function sendOne(mail: DueMail, { store, texts, links, from, sendMail }: RunOptions): Promise<boolean> {
  try {
    if (!isEmailAddress(mail.email)) throw new Error("What is stored is no email address.");
    await sendMail(composeConfirmation(mail, texts, links, from));
    await store.finishMail(mail.id);
    return true;
  } catch (error) {
    // The number is enough to find the row; logs are no place for email addresses.
    console.error(`The confirmation of subscriber ${mail.id} was not sent:`, error);
    return false;
  }
}
