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

/**
 * The part of PostgREST that the site and its function use, below `/rest/v1/`: insert, unfiltered read, function call.
 * Bodies and statuses are PostgREST's; whatever else it can do answers 405 or 400 and never does something else.
 */
export function createRestApi({ database, ...keys }: RestOptions): Hono {
  /** Runs work in a transaction as whoever the keys of the request stand for. */
  async function run(request: Request, work: (transaction: Transaction) => Promise<Response>): Promise<Response> {
    const found = findRole(request, keys);
    if (!found.ok) return found.response;
    const caller: Caller = {
      role: found.role,
      method: request.method,
      path: new URL(request.url).pathname.replace("/rest/v1", ""),
      headers: request.headers,
    };
    // What keeps it from being opened is nothing that the caller has done.
    const { as } = await database.get();
    try {
      return await as(caller, work);
    } catch (error) {
      const known = error instanceof RestError ? error : fromDatabase(error, caller.role);
      if (!known) throw error;
      const headers: Record<string, string> = known.status === 401 ? { "WWW-Authenticate": "Bearer" } : {};
      return Response.json(known.body, { status: known.status, headers });
    }
  }

  return new Hono()
    .post("/rpc/:name", ({ req }) =>
      run(req.raw, async (transaction) => {
        allowParameters(req.raw, []);
        return json(await callFunction(transaction, req.param("name"), await readRows(req.raw)));
      }),
    )
    .post("/:table", ({ req }) =>
      run(req.raw, async (transaction) => {
        allowParameters(req.raw, ["columns", "select"]);
        const returning = /\breturn=representation\b/.test(req.header("prefer") ?? "");
        const body = await insertRows(transaction, req.param("table"), await readRows(req.raw), returning);
        const headers = { "Content-Range": "*/*" };
        return returning ? json(body, 201, headers) : new Response(null, { status: 201, headers });
      }),
    )
    .get("/:table", ({ req }) =>
      run(req.raw, async (transaction) => {
        allowParameters(req.raw, ["select"]);
        const columns = req.query("select") ?? "*";
        const wanted = columns === "*" ? "all" : readColumnList(columns);
        return json(await selectRows(transaction, req.param("table"), wanted));
      }),
    )
    .all("*", ({ req }) =>
      run(req.raw, async () => {
        throw new RestError(405, { code: "PGRST117", message: `Unsupported HTTP method: ${req.method}` });
      }),
    );
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
