import { messages } from "@electric-sql/pglite";
import { Hono } from "hono";
import { isJson, isRecord, parseJson, readBody } from "#supabase/functions/_shared/json-body.ts";
import type { Database } from "./database.ts";

/** Far more than any call of the site needs. */
const maxBytes = 100_000;

/**
 * The one call of Supabase's API that the site makes: it inserts an email address. Grants, policies and triggers
 * decide; nothing here knows a rule of the table. All else that PostgREST knows has one answer, 501.
 *
 * @param publicKey The key that pages send.
 */
export function createRestApi(database: Database, publicKey: string): Hono {
  return new Hono()
    .post("/emails", async ({ req }) => {
      const sent = req.raw.headers.get("apikey");
      if (sent !== publicKey) {
        return Response.json({ message: sent ? "Invalid API key" : "No API key found in request" }, { status: 401 });
      }
      const email = await readEmail(req.raw);
      return email === undefined ? notHere() : insertEmail(database, email, req.raw.headers);
    })
    .all("*", notHere);
}

/** Returns the email address of `{ email }`, or undefined for any other request. */
async function readEmail(request: Request): Promise<string | undefined> {
  const { url, headers } = request;
  // A query or `Prefer` asks PostgREST for more than an insert.
  if (new URL(url).search !== "" || headers.has("prefer")) return undefined;
  if ((headers.get("content-profile") ?? "public") !== "public" || !isJson(request)) return undefined;
  const bytes = await readBody(request, maxBytes);
  const row = bytes && parseJson(bytes);
  return isRecord(row) && Object.keys(row).length === 1 && typeof row.email === "string" ? row.email : undefined;
}

async function insertEmail(database: Database, email: string, headers: Headers): Promise<Response> {
  const caller = { role: "anon", headers } as const;
  try {
    const { status = 201, headers: chosen } = await database.run(
      caller,
      "insert into public.emails (email) values ($1)",
      [email],
    );
    // The status and headers that the trigger chose may refuse the sign-up; the body is empty in any case.
    return new Response(null, { status, headers: { "Content-Range": "*/*", ...chosen } });
  } catch (error) {
    const refused = error instanceof messages.DatabaseError ? refusalOf(error) : undefined;
    if (!refused) throw error;
    return refused;
  }
}

/**
 * Returns PostgREST's response to an error of the database that a caller can cause; undefined for any other.
 * https://docs.postgrest.org/en/stable/references/errors.html
 */
function refusalOf({ code = "", message }: messages.DatabaseError): Response | undefined {
  // A migration that forgets a grant shows as it would on a hosted project.
  if (code === "42501") return refusal(401, code, message);
  // The database cannot hold the value, as with U+0000 in a text.
  return code.startsWith("22") ? refusal(400, code, message) : undefined;
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
