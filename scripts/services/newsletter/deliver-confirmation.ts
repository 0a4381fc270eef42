import { composeEml } from "#scripts/services/email/compose-eml.ts";
import type { Mailbox } from "#scripts/services/email/mailbox.ts";
import { nodemailerMessage, type SendMail } from "#supabase/functions/newsletter/mail-transport.ts";

/** Returns what stores the mails of the function `newsletter` in the mailbox, and sends them where there is a mail server. */
export function deliverTo(mailbox: Mailbox, sendBySmtp: SendMail | undefined): SendMail {
  return async function deliver(mail) {
    await mailbox.add(await composeEml(nodemailerMessage(mail)));
    await sendBySmtp?.(mail);
  };
}
