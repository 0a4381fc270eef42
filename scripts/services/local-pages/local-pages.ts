import { Hono } from "hono";
import { html } from "hono/html";
import { backendPaths } from "#scripts/services/backend-paths.ts";
import type { LazyDatabase } from "#scripts/services/database/lazy-database.ts";
import { type Mailbox, parse, type StoredMessage } from "#scripts/services/email/mailbox.ts";
import { t } from "#scripts/services/local-texts.ts";
import { formatTime, type Markup, page } from "./layout.ts";
import { subscribersTable } from "./subscribers.ts";

const maxMessages = 100;
const home = `${backendPaths.local}/`;

/** Pages on which the developer reads what visitors sent. All of it was written by strangers. */
export function createLocalPages({ mailbox, database }: { mailbox: Mailbox; database: LazyDatabase }): Hono {
  return new Hono()
    .get("/", async () => {
      const [messages, subscribers] = await Promise.all([mailbox.list(maxMessages), subscribersTable(database)]);
      return page(
        t("local.title"),
        html`<h2>${t("local.messages")}</h2>
${messagesTable(messages)}
<h2>${t("local.subscribers")}</h2>
${subscribers}`,
      );
    })
    .get("/messages/:file{.+\\.eml}", async ({ req }) => {
      const eml = await mailbox.read(req.param("file").replace(/\.eml$/, ""));
      if (!eml) return notFoundPage();
      const headers = {
        "Content-Type": "message/rfc822",
        // Never rendered as a page of this origin.
        "Content-Disposition": `attachment; filename="${req.param("file")}"`,
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
      };
      return new Response(new Uint8Array(eml), { headers });
    })
    .get("/messages/:id", async ({ req }) => {
      const id = req.param("id");
      const eml = await mailbox.read(id);
      return eml ? page(t("local.message"), messageDetails(await parse(id, eml))) : notFoundPage();
    })
    .all("*", () => notFoundPage());
}

function notFoundPage(): Promise<Response> | Response {
  return page(t("local.missing"), html`<p><a href="${home}">${t("local.back")}</a></p>`, 404);
}

function messagesTable(messages: readonly StoredMessage[]): Markup {
  if (messages.length === 0) return html`<p>${t("local.noMessages")}</p>`;
  return html`<table>
<tr><th>${t("local.subject")}</th><th>${t("local.to")}</th><th>${t("local.replyTo")}</th><th>${t("local.date")}</th></tr>
${messages.map(
  ({ id, subject, to, replyTo, received }) => html`<tr>
<td><a href="${home}messages/${id}">${subject || id}</a></td><td>${to}</td><td>${replyTo}</td><td>${formatTime(received)}</td>
</tr>`,
)}
</table>`;
}

function messageDetails({ id, from, to, replyTo, subject, received, text }: StoredMessage): Markup {
  const headers = [
    [t("local.subject"), subject],
    [t("local.from"), from],
    [t("local.replyTo"), replyTo],
    [t("local.to"), to],
    [t("local.date"), formatTime(received)],
  ];
  return html`<table>
${headers.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}
</table>
<pre>${text}</pre>
<p><a href="${home}messages/${id}.eml">${t("local.download")}</a></p>
<p><a href="${home}">${t("local.back")}</a></p>`;
}
