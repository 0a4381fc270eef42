import { Hono } from "hono";
import type { DatabaseHolder } from "#scripts/backend/database/database-holder.ts";
import type { Caller, Transaction } from "#scripts/backend/database/open-database.ts";
import { findRole, type RestKeys } from "./find-role.ts";
import { readColumnList, readRows } from "./read-rows.ts";
import { fromDatabase, RestError } from "./rest-error.ts";
import { callFunction, insertRows, selectRows } from "./statements.ts";

export interface RestOptions extends RestKeys {
  readonly database: DatabaseHolder;
}

type Work = (transaction: Transaction) => Promise<Response>;

/**
 * The part of PostgREST that the site and its function use, below `/rest/v1/`: insert, unfiltered read, function call.
 * Bodies and statuses are PostgREST's; whatever else it can do answers 405 or 400 and never does something else.
 */
export function createRestApi({ database, ...keys }: RestOptions): Hono {
  /**
   * Answers a request as whoever its keys stand for: `prepare` reads it to its end and gives what to do in a
   * transaction. In this order, because there is one transaction at a time and a slow body must not hold up everybody.
   */
  async function run(request: Request, prepare: () => Promise<Work> | Work): Promise<Response> {
    const found = findRole(request, keys);
    if (!found.ok) return found.response;
    const caller: Caller = {
      role: found.role,
      method: request.method,
      path: new URL(request.url).pathname.replace("/rest/v1", ""),
      headers: request.headers,
    };
    let work: Work;
    try {
      requirePublicSchema(request);
      work = await prepare();
    } catch (error) {
      return refusal(error, caller);
    }
    // What keeps it from being opened is nothing that the caller has done.
    const { runAs } = await database.get();
    try {
      return await runAs(caller, work);
    } catch (error) {
      return refusal(error, caller);
    }
  }

  return new Hono()
    .post("/rpc/:name", ({ req }) =>
      run(req.raw, async () => {
        allowParameters(req.raw, []);
        const rows = await readRows(req.raw);
        return async (transaction) => json(await callFunction(transaction, req.param("name"), rows));
      }),
    )
    .post("/:table", ({ req }) =>
      run(req.raw, async () => {
        allowParameters(req.raw, ["columns", "select"]);
        const returning = /\breturn=representation\b/.test(req.header("prefer") ?? "");
        const rows = await readRows(req.raw);
        return async (transaction) => {
          const body = await insertRows(transaction, req.param("table"), rows, returning);
          const headers = { "Content-Range": "*/*" };
          return returning ? json(body, 201, headers) : new Response(null, { status: 201, headers });
        };
      }),
    )
    .get("/:table", ({ req }) =>
      run(req.raw, () => {
        allowParameters(req.raw, ["select"]);
        const columns = req.query("select") ?? "*";
        const wanted = columns === "*" ? "all" : readColumnList(columns);
        return async (transaction) => json(await selectRows(transaction, req.param("table"), wanted));
      }),
    )
    .all("*", ({ req }) =>
      run(req.raw, () => {
        throw new RestError(405, { code: "PGRST117", message: `Unsupported HTTP method: ${req.method}` });
      }),
    );
}

/** What the caller has done wrong, in PostgREST's words; any other error is thrown again. */
function refusal(error: unknown, { role }: Caller): Response {
  const known = error instanceof RestError ? error : fromDatabase(error, role);
  if (!known) throw error;
  const headers: Record<string, string> = known.status === 401 ? { "WWW-Authenticate": "Bearer" } : {};
  return Response.json(known.body, { status: known.status, headers });
}

/** supabase-js names the schema in a header; only `public` can be reached, as `supabase/config.toml` says. */
function requirePublicSchema({ headers }: Request): void {
  const named = headers.get("content-profile") ?? headers.get("accept-profile") ?? "public";
  if (named === "public") return;
  throw new RestError(406, { code: "PGRST106", message: "The schema must be one of the following: public" });
}

/** Refuses what production would act on, instead of doing as if it were not there. */
function allowParameters(request: Request, known: readonly string[]): void {
  const parameters = [...new URL(request.url).searchParams.keys()];
  const unknown = parameters.find((name) => name !== "apikey" && !known.includes(name));
  if (unknown !== undefined || /\bresolution=/.test(request.headers.get("prefer") ?? "")) {
    const message = `The local backend does not know «${unknown ?? "resolution"}»`;
    throw new RestError(400, { code: "PGRST100", message });
  }
}

function json(body: string, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(body, { status, headers: { "Content-Type": "application/json; charset=utf-8", ...headers } });
}
