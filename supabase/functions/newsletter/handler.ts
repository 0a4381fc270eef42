import { type CallDatabase, type CallLimit, countHit, databaseCalls } from "../_shared/call-database.ts";
import { clientAddress } from "../_shared/client-address.ts";
import { corsHeaders, isAllowedOrigin, preflight } from "../_shared/cors.ts";
import type { Environment } from "../_shared/environment.ts";
import { isJson, isRecord, parseJson, readBody } from "../_shared/json-body.ts";
import { findKeyRefusal } from "../_shared/publishable-key.ts";
import { isSameSecret } from "../_shared/same-secret.ts";
import { readSender } from "./confirmation-mail.ts";
import { unsubscribeFragment } from "./link-fragments.ts";
import { createTransport, type SendMail } from "./mail-transport.ts";
import { sendDueMails } from "./send-mails.ts";
import { readNewsletterSettings } from "./settings.ts";
import { createSubscriberStore, type SubscriberStore } from "./subscriber-store.ts";
import type { NewsletterTexts } from "./texts-shape.ts";

export interface NewsletterOptions {
  readonly env: Environment;
  readonly texts: NewsletterTexts;
  /** Default: the calls of the database in the settings. */
  readonly callDatabase?: CallDatabase;
  /** Delivers mails. Default: the transport in the settings. */
  readonly sendMail?: SendMail;
}

/** More than any valid body needs; a token has 64 characters. */
const maxBytes = 8192;
/** As in the page's links. The database would not accept other characters, such as half a surrogate pair. */
const tokenForm = /^[\w-]{1,200}$/;
/** For the page of the links: more than a person needs, and too few to guess tokens. */
const pageLimit: CallLimit = { name: "newsletter", maxCalls: 30, seconds: 600 };
/** Higher, because a mail provider calls on behalf of all its users. */
const oneClickLimit: CallLimit = { name: "newsletter-one-click", maxCalls: 300, seconds: 600 };
/** Time limit of a call of the database, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Returns the handler of the function `newsletter`. It uses web standards only, because Supabase runs it on Deno and
 * `npm run dev` on Node.
 *
 * - `{ action: "confirm" | "unsubscribe", token }`, from the page of the mail's links, is answered with `{ status }`.
 * - `{ action: "send" }` with the run's secret, from the database's job, sends the mails that are due.
 * - `?token=…` is for mail programs that unsubscribe with one call (RFC 8058); for a person it leads to the page.
 */
export function createNewsletterHandler(options: NewsletterOptions): (request: Request) => Promise<Response> {
  const { env, texts } = options;
  const { allowedOrigins, publishableKeys, siteUrl, functionUrl, runSecret, database, mail } =
    readNewsletterSettings(env);
  const call = options.callDatabase ?? (database && databaseCalls(database, timeoutMs));
  const sendMail = options.sendMail ?? createTransport(mail);

  /** Only redirects and changes nothing, because scanners open every link in a mail. */
  function leadToPage(token: string | null): Response {
    if (siteUrl === undefined) return notConfigured("SITE_URL");
    const fragment = token === null ? "" : unsubscribeFragment(token);
    return answer(303, null, { Location: `${siteUrl}${texts.pagePath}${fragment}` });
  }

  async function unsubscribeAtOnce(request: Request, token: string): Promise<Response> {
    const bytes = await readBody(request, maxBytes);
    if (!bytes) return refuse(413, "body_too_large");
    if (!(await isOneClick(bytes, request.headers.get("content-type") ?? ""))) return refuse(400, "one_click_required");
    // The response is the same for an unknown token, because a second call is right too.
    if (!isToken(token)) return answer(200, null);
    return withinLimit(oneClickLimit, request, {}, async ({ unsubscribe }) => {
      await unsubscribe(token);
      return answer(200, null);
    });
  }

  async function act(request: Request, headers: Record<string, string>): Promise<Response> {
    if (!isJson(request)) return refuse(415, "json_required", headers);
    const bytes = await readBody(request, maxBytes);
    if (!bytes) return refuse(413, "body_too_large", headers);
    const body = parseJson(bytes);
    if (body === undefined) return refuse(400, "invalid_json", headers);
    const { action, token } = isRecord(body) ? body : {};
    if (action === "send") return run(request, headers);
    const refusal = findKeyRefusal(request, publishableKeys);
    if (refusal) return refuse(refusal.status, refusal.code, headers);
    if (action !== "confirm" && action !== "unsubscribe") return refuse(400, "action_unknown", headers);
    if (!isToken(token)) return refuse(400, "token_required", headers);
    return withinLimit(pageLimit, request, headers, async ({ confirm, unsubscribe }) => {
      const isKnown = action === "confirm" ? await confirm(token) : await unsubscribe(token);
      const status = isKnown ? ({ confirm: "confirmed", unsubscribe: "unsubscribed" } as const)[action] : "unknown";
      return answer(200, { status }, headers);
    });
  }

  async function run(request: Request, headers: Record<string, string>): Promise<Response> {
    const [, given = ""] = /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "") ?? [];
    if (runSecret === undefined || !(await isSameSecret(given, runSecret))) {
      return refuse(401, "secret_required", { ...headers, "WWW-Authenticate": "Bearer" });
    }
    if (siteUrl === undefined || functionUrl === undefined) return notConfigured("SITE_URL", headers);
    // Checked before mails are claimed, because claiming counts as a try.
    if (sendMail === undefined) return notConfigured("MAIL_API_KEY or SMTP_URL", headers);
    const from = readSender(mail.from, texts.company);
    return withStore(async (subscribers) => {
      const links = { siteUrl, functionUrl };
      const result = await sendDueMails({ store: subscribers, texts, links, from, sendMail });
      return answer(200, result, headers);
    }, headers);
  }

  /** Does the work if the client has calls left. Clients without an IP address are not counted, as everywhere. */
  function withinLimit(
    limit: CallLimit,
    request: Request,
    headers: Record<string, string>,
    work: (store: SubscriberStore) => Promise<Response>,
  ): Promise<Response> {
    return withStore(async (subscribers, count) => {
      const client = clientAddress(request.headers);
      const wait = client === undefined ? 0 : await countHit(count, client, limit);
      if (wait > 0) return refuse(429, "too_many_calls", { ...headers, "Retry-After": String(wait) });
      return work(subscribers);
    }, headers);
  }

  async function withStore(
    work: (store: SubscriberStore, call: CallDatabase) => Promise<Response>,
    headers: Record<string, string>,
  ): Promise<Response> {
    if (!call) return notConfigured("SUPABASE_URL", headers);
    try {
      return await work(createSubscriberStore(call), call);
    } catch (error) {
      console.error(`The newsletter cannot reach its database: ${error}`);
      return refuse(503, "database_unavailable", headers);
    }
  }

  return async function handleNewsletter(request) {
    const token = new URL(request.url).searchParams.get("token");
    if (request.method === "GET" || request.method === "HEAD") return leadToPage(token);
    if (request.method === "POST" && token !== null) return unsubscribeAtOnce(request, token);
    const origin = request.headers.get("origin");
    if (!isAllowedOrigin(request, allowedOrigins)) return refuse(403, "origin_not_allowed");
    if (request.method === "OPTIONS") return preflight(origin);
    const headers = corsHeaders(origin);
    if (request.method === "POST") return act(request, headers);
    return refuse(405, "method_not_allowed", { ...headers, Allow: "GET, HEAD, POST, OPTIONS" });
  };
}

function isToken(value: unknown): value is string {
  return typeof value === "string" && tokenForm.test(value);
}

/** Whether a form, of either kind, has the field that RFC 8058 demands from mail programs. */
async function isOneClick(bytes: Uint8Array, type: string): Promise<boolean> {
  try {
    // Copied, because a body may not use shared memory, which the type of `bytes` allows.
    const form = await new Response(new Uint8Array(bytes), { headers: { "Content-Type": type } }).formData();
    return form.get("List-Unsubscribe") === "One-Click";
  } catch {
    // It is no form; a client's error is not worth a line in the log.
    return false;
  }
}

function notConfigured(setting: string, headers: Record<string, string> = {}): Response {
  console.error(`The newsletter lacks the setting ${setting}, so it did nothing. Set it as docs/deployment.md says.`);
  return refuse(500, "not_configured", headers);
}

function refuse(status: number, code: string, headers: Record<string, string> = {}): Response {
  return answer(status, { error: code }, headers);
}

function answer(status: number, body: object | null, headers: Record<string, string> = {}): Response {
  const all = { ...headers, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
  return body === null ? new Response(null, { status, headers: all }) : Response.json(body, { status, headers: all });
}
