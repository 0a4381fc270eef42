import nodemailer from "nodemailer";
import type { Mailbox } from "#scripts/backend/email/mailbox.ts";
import type { OutgoingMail } from "#supabase/functions/newsletter/confirmation-mail.ts";
import { nodemailerMessage, type SendMail } from "#supabase/functions/newsletter/mail-transport.ts";

/** Returns what stores the mails of the function `newsletter` in the mailbox, and sends them where there is a mail server. */
export function deliverTo(mailbox: Mailbox, sendBySmtp: SendMail | undefined): SendMail {
  return async function deliver(mail) {
    await mailbox.add(await composeEml(mail));
    await sendBySmtp?.(mail);
  };
}

async function composeEml(mail: OutgoingMail): Promise<Buffer> {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await composer.sendMail(nodemailerMessage(mail));
  if (!Buffer.isBuffer(message)) throw new Error("nodemailer gave a stream for a message.");
  return message;
}
