import nodemailer from "nodemailer";
import { t } from "#scripts/backend/local-texts.ts";

/** What the form sends, by the names of EmailJS's template. */
export interface TemplateParams {
  readonly from_name: string;
  readonly from_email: string;
  readonly message: string;
}

/** Characters; subjects with a longer name only make lists unreadable. */
const longestName = 100;

/**
 * The message that EmailJS makes of its template: sender and recipient are the account's own, the visitor is in the
 * name, the reply address and the text. nodemailer takes line breaks out of every header.
 *
 * @returns the message as it goes over the wire.
 */
export async function composeMessage(params: TemplateParams, recipient: string): Promise<Buffer> {
  const name = [...oneLine(params.from_name)].slice(0, longestName).join("") || t("local.mail.nobody");
  const email = oneLine(params.from_email);
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await composer.sendMail({
    from: { name, address: recipient },
    to: { name: "", address: recipient },
    ...(isAddress(email) && { replyTo: { name, address: email } }),
    subject: t("local.mail.subject", { name }),
    text: t("local.mail.text", { name: oneLine(params.from_name) || name, email, message: params.message }),
    // The text comes from a stranger: it may neither name files nor addresses to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!Buffer.isBuffer(message)) throw new Error("nodemailer gave a stream for a message.");
  return message;
}

/** A field of one line stays one, so that nobody writes further fields below it. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function isAddress(text: string): boolean {
  return /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(text);
}
