import { html } from "hono/html";
import { defaultLocale } from "#app/i18n/languages.ts";
import { DataFolderBusyError } from "./data-lock.ts";
import type { Database } from "./database.ts";
import { reportError } from "./error-response.ts";
import { t } from "./local-texts.ts";
import type { Mailbox, StoredMessage } from "./mailbox.ts";
import type { LocalNewsletter } from "./newsletter-function.ts";

/** How many of the newest messages and subscribers are shown. */
const maxMessages = 100;
const maxSubscribers = 200;

export interface LocalPageOptions {
  readonly mailbox: Mailbox;
  readonly database: Database;
  readonly newsletter: LocalNewsletter;
}

interface Subscriber {
  readonly email: string;
  readonly created_at: string;
  readonly confirmed_at: string | null;
}

/** Markup made by `html`, which escapes every value that is not markup. */
type Markup = ReturnType<typeof html>;

/**
 * Returns the page on which developers read what visitors sent. Sends due confirmations first, with links to `origin`.
 * The page runs no scripts and loads nothing, because strangers wrote its texts.
 */
export async function localPage(
  { mailbox, database, newsletter }: LocalPageOptions,
  origin: string,
): Promise<Response> {
  const subscribers = await subscribersSection(database, () => newsletter.sendDue(origin));
  const messages = await mailbox.list(maxMessages);
  const title = t("local.title");
  const markup = html`<!doctype html>
<html lang="${defaultLocale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: .4rem .6rem; border-bottom: 1px solid #8885; text-align: start; overflow-wrap: anywhere; }
  summary { padding: .4rem 0; cursor: pointer; overflow-wrap: anywhere; }
  pre { padding: 1rem; border: 1px solid #8885; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<h1>${title}</h1>
<h2>${t("local.messages")}</h2>
${messages.length === 0 ? html`<p>${t("local.noMessages")}</p>` : messages.map(messageSection)}
<h2>${t("local.subscribers")}</h2>
${subscribers}
</html>`;
  return new Response(String(await markup), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
    },
  });
}

function messageSection({ from, to, replyTo, subject, received, text }: StoredMessage): Markup {
  const fields = [
    [t("local.from"), from],
    [t("local.replyTo"), replyTo],
    [t("local.to"), to],
  ].filter(([, value]) => value !== "");
  return html`<details>
<summary>${subject} (${to}, ${formatTime(received)})</summary>
<table>${fields.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</table>
<pre>${text}</pre>
</details>`;
}

/** Returns the subscribers with their state, newest first, or a paragraph that says why they cannot be read. */
async function subscribersSection(database: Database, sendDue: () => Promise<void>): Promise<Markup> {
  // A missing database has no rows, and creating it would take seconds.
  if (!database.isMade()) return html`<p>${t("local.noSubscribers")}</p>`;
  try {
    const { rows } = await database.run<Subscriber & { readonly total: number }>(
      { role: "service_role", headers: new Headers() },
      `select email, created_at::text, confirmed_at::text, (count(*) over ())::integer as total from public.emails
         order by created_at desc, id desc limit $1`,
      [maxSubscribers],
    );
    await sendDue();
    const [{ total } = { total: 0 }] = rows;
    if (total === 0) return html`<p>${t("local.noSubscribers")}</p>`;
    return html`<p>${t("local.subscriberCount", { count: total })} ${total > maxSubscribers ? t("local.newestShown", { count: maxSubscribers }) : ""}</p>
<table>
<tr><th>${t("local.email")}</th><th>${t("local.date")}</th><th>${t("local.state")}</th></tr>
${rows.map(subscriberRow)}
</table>`;
  } catch (error) {
    if (error instanceof DataFolderBusyError) return html`<p>${t("local.databaseBusy")}</p>`;
    reportError(error);
    return html`<p>${t("local.databaseFailed")}</p>`;
  }
}

function subscriberRow({ email, created_at, confirmed_at }: Subscriber): Markup {
  const state = confirmed_at === null ? t("local.waiting") : t("local.confirmed", { date: formatTime(confirmed_at) });
  return html`<tr><td>${email}</td><td>${formatTime(created_at)}</td><td>${state}</td></tr>`;
}

/** Returns a time in the machine's time zone, «21 nov 2026, 16:14»; anything that is not a time unchanged. */
function formatTime(time: string): string {
  if (Number.isNaN(Date.parse(time))) return time;
  return new Intl.DateTimeFormat(defaultLocale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(time));
}
