import { message } from "#scripts/cli/messages.ts";
import { unsubscribeFragment } from "#supabase/functions/newsletter/link-fragments.ts";
import type { ConfirmedSubscriber } from "./subscriber-source.ts";

/** What a spreadsheet takes for the beginning of a formula; the last four are the full-width forms of the first. */
const formulaStart = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/**
 * Returns a table as RFC 4180 describes it, in UTF-8 with a byte order mark, by which spreadsheets know the encoding.
 * No cell is a formula: OWASP, «CSV Injection».
 *
 * @param unsubscribePage URL of the page that unsubscribes, for the links of mails.
 */
export function subscribersCsv(subscribers: readonly ConfirmedSubscriber[], unsubscribePage: string): string {
  const head = [
    message("subscribersEmail"),
    message("subscribersSignedUp"),
    message("subscribersConfirmed"),
    message("subscribersConsent"),
    message("subscribersUnsubscribe"),
  ];
  const rows = subscribers.map(({ email, created_at, confirmed_at, consent_version, token }) => [
    email,
    new Date(created_at).toISOString(),
    new Date(confirmed_at).toISOString(),
    consent_version ?? "",
    `${unsubscribePage}${unsubscribeFragment(token)}`,
  ]);
  return `\uFEFF${[head, ...rows].map((cells) => `${cells.map(formatCell).join(",")}\r\n`).join("")}`;
}

/** Returns a cell in quotation marks; what would be a formula begins with an apostrophe. */
export function formatCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
