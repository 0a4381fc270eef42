import { Hono } from "hono";
import { backendPaths } from "#scripts/services/backend-paths.ts";
import type { LazyDatabase } from "#scripts/services/database/lazy-database.ts";
import type { Caller, Transaction } from "#scripts/services/database/open-database.ts";
import { findRole, type RestKeys } from "./find-role.ts";
import { type Preferences, readPreferences } from "./preferences.ts";
import { readColumnList, readRows } from "./read-rows.ts";
import { fromDatabase, RestError } from "./rest-error.ts";
import { callFunction, insertRows, type Selection, selectRows } from "./statements.ts";

export interface RestOptions extends RestKeys {
  readonly database: LazyDatabase;
}

type Work = (transaction: Transaction) => Promise<Response>;

/**
 * The part of PostgREST that the site and its functions use: insert, unfiltered read, function call, with PostgREST's
 * bodies and statuses. Everything else answers 405 or 400.
 */
export function createRestApi({ database, ...keys }: RestOptions): Hono {
  /**
   * Answers a request in the role of its keys. `prepare` reads the request and returns what to do in a transaction: only
   * one is open at a time, and must not wait for a slow body.
   */
  async function run(request: Request, prepare: () => Promise<Work> | Work): Promise<Response> {
    const found = findRole(request, keys);
    if (!found.ok) return found.response;
    const caller: Caller = {
      role: found.role,
      method: request.method,
      path: new URL(request.url).pathname.replace(backendPaths.rest, ""),
      headers: request.headers,
    };
    let work: Work;
    try {
      requirePublicSchema(request);
      work = await prepare();
    } catch (error) {
      return refusal(error, caller);
    }
    // Errors of opening it are not the caller's, so they are thrown.
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
        const preferences = readPreferences(req.raw);
        const rows = await readRows(req.raw);
        return async (transaction) => {
          const inserted = await insertRows(transaction, req.param("table"), rows, preferences);
          const headers = {
            "Content-Range": `*/${preferences.counts ? inserted.count : "*"}`,
            ...appliedHeader(preferences),
          };
          return selectionResponse(inserted, preferences, 201, headers);
        };
      }),
    )
    .get("/:table", ({ req }) =>
      run(req.raw, () => {
        allowParameters(req.raw, ["select"]);
        const preferences = { ...readPreferences(req.raw), returning: "representation" } as const;
        const columns = req.query("select") ?? "*";
        const wanted = columns === "*" ? "all" : readColumnList(columns);
        return async (transaction) => {
          const selected = await selectRows(transaction, req.param("table"), wanted, preferences);
          const range = selected.count === 0 ? "*" : `0-${selected.count - 1}`;
          return selectionResponse(selected, preferences, 200, {
            "Content-Range": `${range}/${preferences.counts ? selected.count : "*"}`,
          });
        };
      }),
    )
    .all("*", ({ req }) =>
      run(req.raw, () => {
        throw new RestError(405, { code: "PGRST117", message: `Unsupported HTTP method: ${req.method}` });
      }),
    );
}

/** Returns the answer with rows, as far as they are wanted, unless SQL has chosen another status or headers. */
function selectionResponse(
  { body, chosen }: Selection,
  { returning, singular }: Preferences,
  status: number,
  headers: Record<string, string>,
): Response {
  const type = singular ? "application/vnd.pgrst.object+json" : "application/json";
  const hasBody = returning === "representation";
  return new Response(hasBody ? body : null, {
    status: chosen.status ?? status,
    headers: { ...headers, ...(hasBody && { "Content-Type": `${type}; charset=utf-8` }), ...chosen.headers },
  });
}

function appliedHeader({ applied }: Preferences): Record<string, string> {
  return applied === undefined ? {} : { "Preference-Applied": applied };
}

/** Returns PostgREST's answer to an error of the caller; throws any other error again. */
function refusal(error: unknown, { role }: Caller): Response {
  const restError = error instanceof RestError ? error : fromDatabase(error, role);
  if (!restError) throw error;
  const { status, body } = restError;
  const headers = { "Proxy-Status": `PostgREST; error=${body.code}` };
  return Response.json(body, {
    status,
    headers: status === 401 ? { ...headers, "WWW-Authenticate": "Bearer" } : headers,
  });
}

/** supabase-js names the schema in a header; `supabase/config.toml` exposes only `public`. */
function requirePublicSchema({ headers }: Request): void {
  const named = headers.get("content-profile") ?? headers.get("accept-profile") ?? "public";
  if (named === "public") return;
  throw new RestError(406, { code: "PGRST106", message: "The schema must be one of the following: public" });
}

/** Refuses parameters that production would act on and this handler would ignore. */
function allowParameters(request: Request, supported: readonly string[]): void {
  const parameters = [...new URL(request.url).searchParams.keys()];
  const unknown = parameters.find((name) => name !== "apikey" && !supported.includes(name));
  if (unknown !== undefined || /\bresolution=/.test(request.headers.get("prefer") ?? "")) {
    const message = `The local backend does not know «${unknown ?? "resolution"}»`;
    throw new RestError(400, { code: "PGRST100", message });
  }
}

function json(body: string): Response {
  return new Response(body, { headers: { "Content-Type": "application/json; charset=utf-8" } });
}
