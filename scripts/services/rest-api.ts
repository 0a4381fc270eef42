import { Hono } from "hono";
import { isJson, isRecord, parseJson, readBody } from "#supabase/functions/_shared/json-body.ts";
import type { Database, Outcome } from "./database.ts";

export interface RestOptions {
  readonly database: Database;
  /** The key that pages send. */
  readonly publicKey: string;
  /** The key of the role `service_role`, which only servers have. */
  readonly secretKey: string;
}

/** Far more than any call of the site needs. */
const maxBytes = 100_000;

/**
 * Returns the two calls of Supabase's API that the project makes: the site inserts an email address, and the functions
 * call a function of the database. Grants, policies and triggers decide; this code knows no rules of tables. Every
 * other request gets 501.
 */
export function createRestApi({ database, publicKey, secretKey }: RestOptions): Hono {
  return new Hono()
    .post("/emails", async ({ req }) => {
      const refusal = findKeyRefusal(req.raw, publicKey);
      if (refusal) return refusal;
      const row = await readObject(req.raw);
      if (!row || Object.keys(row).length !== 1 || typeof row.email !== "string" || !isPlain(req.raw)) return notHere();
      const caller = { role: "anon", headers: req.raw.headers } as const;
      return answer(
        () => database.run(caller, "insert into public.emails (email) values ($1)", [row.email]),
        // The trigger sets the status of a refused sign-up. The body is always empty.
        ({ status = 201, headers }) => new Response(null, { status, headers: { "Content-Range": "*/*", ...headers } }),
      );
    })
    .post("/rpc/:name{[a-z_]+}", async ({ req }) => {
      const refusal = findKeyRefusal(req.raw, secretKey);
      if (refusal) return refusal;
      const values = await readObject(req.raw);
      const names = Object.keys(values ?? {});
      if (!values || !names.every((name) => /^[a-z_]+$/.test(name)) || !isPlain(req.raw)) return notHere();
      const parameters = names.map((name, index) => `${name} => $${index + 1}`).join(", ");
      const sql = `select public.${req.param("name")}(${parameters}) as value`;
      return answer(
        () =>
          database.run<{ value: unknown }>(
            { role: "service_role", headers: req.raw.headers },
            sql,
            Object.values(values),
          ),
        ({ rows: [row] }) => Response.json(row?.value ?? null),
      );
    })
    .all("*", () => notHere());
}

/** Returns the refusal of the gateway in front of PostgREST for a request without the key; otherwise undefined. */
function findKeyRefusal({ headers }: Request, key: string): Response | undefined {
  const sent = headers.get("apikey");
  if (sent === key) return undefined;
  return Response.json({ message: sent ? "Invalid API key" : "No API key found in request" }, { status: 401 });
}

/** Whether a request asks for nothing beyond its body, such as a filter or preferences. */
function isPlain({ url, headers }: Request): boolean {
  return (
    new URL(url).search === "" && !headers.has("prefer") && (headers.get("content-profile") ?? "public") === "public"
  );
}

async function readObject(request: Request): Promise<Readonly<Record<string, unknown>> | undefined> {
  const bytes = isJson(request) ? await readBody(request, maxBytes) : undefined;
  const value = bytes && parseJson(bytes);
  return isRecord(value) ? value : undefined;
}

/** Returns the response to a call, or the database's refusal with PostgREST's words and status. */
async function answer<Row>(run: () => Promise<Outcome<Row>>, respond: (outcome: Outcome<Row>) => Response) {
  try {
    return respond(await run());
  } catch (error) {
    const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
    const status = statusOf(code);
    if (status === undefined || !(error instanceof Error)) throw error;
    return refusal(status, code, error.message);
  }
}

/**
 * Returns the status for an SQLSTATE; undefined if the caller is not to blame. SQL chooses a status by
 * `raise sqlstate 'PT429'`.
 */
function statusOf(code: string): number | undefined {
  if (code === "42501") return 401;
  const [, chosen] = /^PT(\d{3})$/.exec(code) ?? [];
  return chosen === undefined ? (/^2[23]...$/.test(code) ? 400 : undefined) : Number(chosen);
}

function notHere(): Response {
  return refusal(
    501,
    "LOCAL",
    "The local backend takes only what the site sends: POST /rest/v1/emails with one object, { email }, in JSON",
  );
}

function refusal(status: number, code: string, message: string): Response {
  const body = { code, message, details: null, hint: null };
  return Response.json(body, { status, headers: { "Proxy-Status": `PostgREST; error=${code}` } });
}
