import { html } from "hono/html";
import { backendPaths } from "#scripts/services/backend-paths.ts";
import { DataFolderBusyError } from "#scripts/services/database/database-errors.ts";
import type { LazyDatabase } from "#scripts/services/database/lazy-database.ts";
import { reportError } from "#scripts/services/error-response.ts";
import { t } from "#scripts/services/local-texts.ts";
import { formatTime, type Markup } from "./layout.ts";

const maxRows = 200;

interface Subscribers {
  readonly total: number;
  readonly newest: readonly {
    readonly email: string;
    readonly created_at: string;
    readonly confirmed_at: string | null;
  }[];
}

/** Returns who has signed up, the newest first, with what has become of it, or a paragraph that says why they cannot be read. */
export async function subscribersTable(database: LazyDatabase): Promise<Markup> {
  // A database that does not exist has no rows, and creating it takes seconds.
  if (!database.isMade()) return html`<p>${t("local.noSubscribers")}</p>`;
  try {
    const { total, newest } = await readSubscribers(database);
    if (total === 0) return html`<p>${t("local.noSubscribers")}</p>`;
    return html`<p>${t("local.subscriberCount", { count: total })} ${total > maxRows ? t("local.newestShown", { count: maxRows }) : ""}</p>
<table>
<tr><th>${t("local.email")}</th><th>${t("local.date")}</th><th>${t("local.state")}</th></tr>
${newest.map(
  ({ email, created_at, confirmed_at }) =>
    html`<tr><td>${email}</td><td>${formatTime(created_at)}</td><td>${formatState(confirmed_at)}</td></tr>`,
)}
</table>`;
  } catch (error) {
    if (error instanceof DataFolderBusyError) return html`<p>${t("local.databaseBusy", { pid: error.pid })}</p>`;
    reportError(error);
    return html`<p>${t("local.databaseFailed")}</p>`;
  }
}

function formatState(confirmedAt: string | null): string {
  return confirmedAt === null ? t("local.waiting") : t("local.confirmed", { date: formatTime(confirmedAt) });
}

async function readSubscribers(database: LazyDatabase): Promise<Subscribers> {
  const { runAs } = await database.get();
  const caller = { role: "service_role", method: "GET", path: backendPaths.local, headers: new Headers() } as const;
  return runAs(caller, async (transaction) => {
    const counted = await transaction.query<{ total: number }>("select count(*)::integer as total from public.emails");
    const { rows } = await transaction.query<Subscribers["newest"][number]>(
      "select email, created_at::text, confirmed_at::text from public.emails order by created_at desc, id desc limit $1",
      [maxRows],
    );
    return { total: counted.rows[0]?.total ?? 0, newest: rows };
  });
}
