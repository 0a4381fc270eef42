import type { OutgoingMail } from "./confirmation-mail.ts";
import type { MailSettings } from "./settings.ts";

/** Hands a mail over for delivery. Throws an Error when it is not accepted. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

const timeoutMs = 10_000;

/** Returns the transport in the settings; undefined if they name none. */
export function createTransport({ api, smtpUrl }: MailSettings): SendMail | undefined {
  if (api) return (mail) => sendByApi(mail, api);
  return smtpUrl === undefined ? undefined : (mail) => sendBySmtp(mail, smtpUrl);
}

/** Calls a mail service with Resend's interface: resend.com/docs/api-reference/emails/send-email */
async function sendByApi(mail: OutgoingMail, { url, key }: { url: string; key: string }) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}`, "Idempotency-Key": mail.key },
    body: JSON.stringify({
      from: `${quoted(mail.from.name)} <${mail.from.address}>`,
      to: [mail.to],
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: mail.headers,
    }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`The mail service answered ${response.status}: ${answer.slice(0, 300)}`);
}

function quoted(name: string): string {
  return `"${name.replaceAll(/[\r\n]+/g, " ").replaceAll(/["\\]/g, "\\$&")}"`;
}

/** Sends by a mail server. nodemailer is loaded on use, because most calls of the function send nothing. */
async function sendBySmtp(mail: OutgoingMail, smtpUrl: string): Promise<void> {
  const { default: nodemailer } = await import("nodemailer");
  const url = new URL(smtpUrl);
  for (const name of ["connectionTimeout", "greetingTimeout", "socketTimeout"]) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(timeoutMs));
  }
  const server = nodemailer.createTransport(url.href);
  try {
    await server.sendMail(nodemailerMessage(mail));
  } finally {
    server.close();
  }
}

/** Returns a mail in the form that nodemailer takes. */
export function nodemailerMessage({ from, to, subject, text, html, messageId, headers }: OutgoingMail) {
  return {
    from: { ...from },
    to: { name: "", address: to },
    subject,
    text,
    html,
    messageId,
    headers: { ...headers },
    // Mails attach no files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
