import type { SendMailOptions } from "nodemailer";
import { isEmailAddress } from "#app/components/form/email-address.ts";
import { t } from "./local-texts.ts";

/** The parameters of the template. */
export interface TemplateParams {
  readonly from_name: string;
  readonly from_email: string;
  readonly message: string;
}

/** In characters. A longer name makes lists of subjects unreadable. */
const maxNameLength = 100;

/**
 * Returns the message that the mail service makes of its template: sender and recipient are the account's own; the
 * visitor is in the name, in Reply-To and in the text.
 */
export function composeMessage(params: TemplateParams, recipient: string): SendMailOptions {
  const name = [...oneLine(params.from_name)].slice(0, maxNameLength).join("") || t("local.mail.nobody");
  const email = oneLine(params.from_email);
  return {
    from: { name, address: recipient },
    to: { name: "", address: recipient },
    ...(isEmailAddress(email) && { replyTo: { name, address: email } }),
    subject: t("local.mail.subject", { name }),
    text: t("local.mail.text", { name: oneLine(params.from_name) || name, email, message: params.message }),
    // The text comes from a stranger and may name neither files nor URLs to attach.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Returns a field as one line, so that its value cannot look like further fields. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
