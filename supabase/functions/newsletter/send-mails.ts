import { composeConfirmation, type MailAddress, type MailLinks } from "./confirmation-mail.ts";
import type { SendMail } from "./mail-transport.ts";
import type { DueMail, SubscriberStore } from "./subscriber-store.ts";
import type { NewsletterTexts } from "./texts-shape.ts";

export interface RunOptions {
  readonly store: SubscriberStore;
  readonly texts: NewsletterTexts;
  readonly links: MailLinks;
  readonly from: MailAddress;
  readonly sendMail: SendMail;
}

/** The numbers of mails in a run. */
export interface RunResult {
  readonly sent: number;
  readonly failed: number;
}

/** How many mails are claimed at once. Few, because mails that an ended process has claimed wait for some minutes. */
const portion = 5;
/** After this time no further portion is begun. The next run takes over and never gets the same mails. */
const maxRunMs = 45_000;

/**
 * Sends the mails that are due and returns how many were sent and failed. Failures are logged and tried again by a
 * later run; a portion in which every mail fails ends this run.
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
    await sendMail(composeConfirmation(mail, texts, links, from));
    await store.finishMail(mail.id);
    return true;
  } catch (error) {
    // The number is enough to find the row; email addresses do not belong in logs.
    console.error(`The confirmation of subscriber ${mail.id} was not sent: ${error}`);
    return false;
  }
}
