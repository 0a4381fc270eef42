import { confirmFragment, unsubscribeFragment } from "./link-fragments.ts";
import type { DueMail } from "./subscriber-store.ts";
import type { NewsletterTexts } from "./texts-shape.ts";

/** Name and email address of a mailbox. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** A mail, ready to be sent. */
export interface OutgoingMail {
  /** The same for every try, so that a mail service does not send the mail twice. */
  readonly key: string;
  readonly from: MailAddress;
  /** Email address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  /** Further headers. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The targets of the links in a mail. */
export interface MailLinks {
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** URL of the function `newsletter`. */
  readonly functionUrl: string;
}

/**
 * Returns the mail that asks a subscriber to confirm. Its links lead to a page with a button, because scanners open
 * every link in a mail. The token is behind `#`, which browsers do not send to servers.
 */
export function composeConfirmation(
  { email, token, unsubscribe_token, mail }: DueMail,
  texts: NewsletterTexts,
  { siteUrl, functionUrl }: MailLinks,
  from: MailAddress,
): OutgoingMail {
  const page = `${siteUrl}${texts.pagePath}`;
  const confirmUrl = `${page}${confirmFragment(token)}`;
  const unsubscribeUrl = `${page}${unsubscribeFragment(unsubscribe_token)}`;
  return {
    key: `confirmation-${mail}`,
    from,
    to: email,
    subject: texts.mail.subject,
    text: composeText(texts, confirmUrl, unsubscribeUrl),
    html: composeHtml(texts, confirmUrl, unsubscribeUrl),
    messageId: `<confirmation.${mail}@${from.address.split("@").at(-1)}>`,
    headers: {
      // RFC 8058: mail programs unsubscribe with one call of this URL, without opening a page.
      "List-Unsubscribe": `<${functionUrl}?token=${encodeURIComponent(unsubscribe_token)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      // RFC 3834: asks not to be answered automatically, as during holidays.
      "Auto-Submitted": "auto-generated",
    },
  };
}

/**
 * Returns the mailbox in `Name <email address>` or in an email address. By default name and address are the company's.
 */
export function readSender(from: string | undefined, company: NewsletterTexts["company"]): MailAddress {
  const [, name = "", address = ""] = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(from ?? "") ?? [];
  if (address !== "") return { name: name || company.name, address };
  return { name: company.name, address: from?.trim() || company.email };
}

function composeText({ mail, company }: NewsletterTexts, confirmUrl: string, unsubscribeUrl: string): string {
  return [
    mail.heading,
    ...paragraphsOf(mail.text),
    `${mail.button}:\n${confirmUrl}`,
    mail.ignore,
    `${company.name}\n${company.address}\n${company.email}`,
    `${mail.unsubscribe}:\n${unsubscribeUrl}`,
  ]
    .join("\n\n")
    .concat("\n");
}

function composeHtml({ locale, mail, company }: NewsletterTexts, confirmUrl: string, unsubscribeUrl: string): string {
  const small = 'style="font-size:13px;color:#595959"';
  const button =
    "display:inline-block;padding:14px 24px;background:#1c1c1a;color:#ffffff;text-decoration:none;border-radius:4px";
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1c1c1a;font:16px/1.5 Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
<h1 style="font-size:22px;line-height:1.25">${escapeHtml(mail.heading)}</h1>
${paragraphsOf(mail.text)
  .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
  .join("\n")}
<p><a href="${escapeHtml(confirmUrl)}" style="${button}">${escapeHtml(mail.button)}</a></p>
<p>${escapeHtml(mail.ignore)}</p>
<p ${small}>${[company.name, company.address, company.email].map(escapeHtml).join("<br>")}</p>
<p ${small}><a href="${escapeHtml(unsubscribeUrl)}" style="color:#595959">${escapeHtml(mail.unsubscribe)}</a></p>
</div>
</body>
</html>
`;
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean);
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
