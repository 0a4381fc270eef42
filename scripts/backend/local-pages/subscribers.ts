import { html } from "hono/html";
import { reportFailure } from "#scripts/backend/answer-failure.ts";
import { DataFolderBusyError } from "#scripts/backend/database/database-errors.ts";
import type { DatabaseHolder } from "#scripts/backend/database/database-holder.ts";
import { t } from "#scripts/backend/local-texts.ts";
import { formatTime, type Markup } from "./layout.ts";

/** As many as anybody reads; the total stands above them. */
const mostShown = 200;

interface Subscribers {
  readonly total: number;
  readonly newest: readonly { readonly email: string; readonly created_at: string }[];
}

/** The rows of the table `emails`, the newest first, or why they cannot be read: messages are shown all the same. */
export async function subscribersTable(database: DatabaseHolder): Promise<Markup> {
  // Nobody shall wait for a database to be made to learn that it is empty.
  if (!database.isMade()) return html`<p>${t("local.noSubscribers")}</p>`;
  try {
    const { total, newest } = await readSubscribers(database);
    if (total === 0) return html`<p>${t("local.noSubscribers")}</p>`;
    return html`<p>${t("local.subscriberCount", { count: total })} ${total > mostShown ? t("local.newestShown", { count: mostShown }) : ""}</p>
<table>
<tr><th>${t("local.email")}</th><th>${t("local.date")}</th></tr>
${newest.map(({ email, created_at }) => html`<tr><td>${email}</td><td>${formatTime(created_at)}</td></tr>`)}
</table>`;
  } catch (error) {
    if (error instanceof DataFolderBusyError) return html`<p>${t("local.databaseBusy", { pid: error.pid })}</p>`;
    reportFailure(error);
    return html`<p>${t("local.databaseFailed")}</p>`;
  }
}

async function readSubscribers(database: DatabaseHolder): Promise<Subscribers> {
  const { runAs } = await database.get();
  const caller = { role: "service_role", method: "GET", path: "/_local/", headers: new Headers() } as const;
  return runAs(caller, async (transaction) => {
    const counted = await transaction.query<{ total: number }>("select count(*)::integer as total from public.emails");
    const { rows } = await transaction.query<{ email: string; created_at: string }>(
      "select email, created_at::text from public.emails order by id desc limit $1",
      [mostShown],
    );
    return { total: counted.rows[0]?.total ?? 0, newest: rows };
  });
}
