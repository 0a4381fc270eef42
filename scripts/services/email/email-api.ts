import { Hono } from "hono";
import nodemailer from "nodemailer";
import { clientNetwork } from "#supabase/functions/_shared/client-network.ts";
import { parseForm } from "#supabase/functions/_shared/form-body.ts";
import { isJson, isRecord, parseJson, readBody } from "#supabase/functions/_shared/json-body.ts";
import { composeMessage, type TemplateParams } from "./compose-message.ts";
import type { Mailbox } from "./mailbox.ts";

/** The account of EmailJS that the site's settings name. */
export interface EmailAccount {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
  /** Returns the template's recipient, which no request can change. */
  readonly recipient: () => string;
}

export interface EmailOptions {
  readonly account: EmailAccount;
  readonly mailbox: Mailbox;
  /** Mail server that also gets every message: `smtp://user:password@host:587`. */
  readonly smtpUrl?: string;
  /** Minimum time between two messages of one client. */
  readonly intervalMs: number;
}

/** The service's own limit. */
const maxBytes = 50_000;

interface EmailRequest {
  readonly user_id?: unknown;
  readonly service_id?: unknown;
  readonly template_id?: unknown;
  readonly template_params?: unknown;
}

/** EmailJS's two calls, with the statuses and texts that the service documents. */
export function createEmailApi(options: EmailOptions): Hono {
  const isTooSoon = createThrottle(options.intervalMs);

  async function send(request: Request, parse: (bytes: Uint8Array) => Promise<EmailRequest | undefined>) {
    const bytes = await readBody(request, maxBytes);
    if (!bytes) return answer(413, "The request is too large");
    const email = await parse(bytes);
    if (!email) return answer(400, "The request cannot be read");
    const error = findError(email, options.account);
    if (error) return answer(400, error);
    if (isTooSoon(clientNetwork(request.headers) ?? "")) return answer(429, "Too Many Requests");
    return deliver(email, options);
  }

  return new Hono()
    .post("/send", ({ req }) =>
      send(req.raw, async (bytes) => {
        const value = isJson(req.raw) ? parseJson(bytes) : undefined;
        return isRecord(value) ? value : undefined;
      }),
    )
    .post("/send-form", ({ req }) => send(req.raw, (bytes) => readForm(bytes, req.header("content-type") ?? "")))
    .all("*", () => answer(405, "Method Not Allowed"));
}

/** Reads a form. Its fields are also the template's parameters; files are ignored. */
async function readForm(bytes: Uint8Array, type: string): Promise<EmailRequest | undefined> {
  const form = await parseForm(bytes, type);
  if (!form) return undefined;
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  return { ...fields, template_params: fields };
}

function findError(email: EmailRequest, account: EmailAccount): string | undefined {
  const missing = (["user_id", "service_id", "template_id"] as const).find((name) => !email[name]);
  if (missing) return `The ${missing} parameter is required`;
  if (email.user_id !== account.publicKey) return "The Public Key is invalid";
  if (email.service_id !== account.serviceId) return "The service ID not found";
  if (email.template_id !== account.templateId) return "The template ID not found";
  return undefined;
}

async function deliver({ template_params }: EmailRequest, { account, mailbox, smtpUrl }: EmailOptions) {
  const recipient = account.recipient();
  if (recipient === "") return answer(422, "The recipients address is empty");
  const params = readParams(template_params);
  if (!params) return answer(400, "The template_params must be texts");
  const eml = await composeMessage(params, recipient);
  // Stored first, so that nothing is lost if the mail server refuses it.
  await mailbox.add(eml);
  if (smtpUrl) {
    try {
      const server = nodemailer.createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true });
      await server.sendMail({ envelope: { from: recipient, to: recipient }, raw: eml });
    } catch (error) {
      console.error("The mail server did not take the message:", error);
      return answer(412, "The mail service has to be reconnected");
    }
  }
  return answer(200, "OK");
}

/**
 * Returns the template's parameters; what is absent is empty, and figures are written out. Returns undefined for lists
 * and objects, which a template could only show as «[object Object]».
 */
function readParams(value: unknown): TemplateParams | undefined {
  const params = value ?? {};
  if (!isRecord(params)) return undefined;
  const [from_name, from_email, message] = ["from_name", "from_email", "message"].map((name) =>
    toText(Object.hasOwn(params, name) ? params[name] : ""),
  );
  if (from_name === undefined || from_email === undefined || message === undefined) return undefined;
  return { from_name, from_email, message };
}

function toText(value: unknown): string | undefined {
  return typeof value === "object" && value !== null ? undefined : String(value ?? "");
}

/**
 * Returns a function that says whether a client asks again within the interval. Times count from the start of the
 * process, so that no change of the clock touches them.
 */
function createThrottle(intervalMs: number): (client: string) => boolean {
  const last = new Map<string, number>();
  return function isTooSoon(client) {
    const now = performance.now();
    for (const [other, time] of last) if (now - time >= intervalMs) last.delete(other);
    if (last.has(client)) return true;
    last.set(client, now);
    return false;
  };
}

function answer(status: number, text: string): Response {
  return new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
