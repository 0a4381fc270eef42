import { Hono } from "hono";
import nodemailer from "nodemailer";
import { clientIp } from "#supabase/functions/chat-with-gemini/client-ip.ts";
import { isJson, isRecord, parseJson, readBody } from "#supabase/functions/chat-with-gemini/json-body.ts";
import { composeMessage } from "./compose-message.ts";
import type { Mailbox } from "./mailbox.ts";

/** The account that the site's settings name, as EmailJS knows it. */
export interface EmailAccount {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
  /** Gives the template's recipient, which no request can change. */
  readonly recipient: () => string;
}

export interface EmailOptions {
  readonly account: EmailAccount;
  readonly mailbox: Mailbox;
  /** A mail server that gets every message as well: `smtp://user:password@host:587`. */
  readonly smtpUrl?: string;
  /** Shortest time between two messages of one client. */
  readonly intervalMs: number;
}

/** The service takes 50 kB of parameters. */
const maxBytes = 50_000;

interface EmailRequest {
  readonly user_id?: unknown;
  readonly service_id?: unknown;
  readonly template_id?: unknown;
  readonly template_params?: unknown;
}

/** EmailJS's two calls, below `/api/v1.0/email/`: statuses and texts as the service documents them. */
export function createEmailApi(options: EmailOptions): Hono {
  const isTooSoon = createInterval(options.intervalMs);

  async function send(request: Request, parse: (bytes: Uint8Array) => Promise<EmailRequest | undefined>) {
    const bytes = await readBody(request, maxBytes);
    if (!bytes) return answer(413, "The request is too large");
    const email = await parse(bytes);
    if (!email) return answer(400, "The request cannot be read");
    const fault = findFault(email, options.account);
    if (fault) return answer(400, fault);
    if (isTooSoon(clientIp(request.headers) ?? "")) return answer(429, "Too Many Requests");
    return deliver(email, options);
  }

  return new Hono()
    .post("/send", ({ req }) =>
      send(req.raw, async (bytes) => {
        const value = isJson(req.raw) ? parseJson(bytes) : undefined;
        return isRecord(value) ? value : undefined;
      }),
    )
    .post("/send-form", ({ req }) => send(req.raw, (bytes) => parseForm(bytes, req.header("content-type") ?? "")))
    .all("*", () => answer(405, "Method Not Allowed"));
}

/** A form's own fields are the parameters of the template; files are left out. */
async function parseForm(bytes: Uint8Array, type: string): Promise<EmailRequest | undefined> {
  try {
    // A copy, because the types of Node's buffers and of bodies disagree about shared memory.
    const form = await new Response(new Uint8Array(bytes), { headers: { "Content-Type": type } }).formData();
    const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
    return { ...fields, template_params: fields };
  } catch {
    // No form, or a broken one.
    return undefined;
  }
}

function findFault(email: EmailRequest, account: EmailAccount): string | undefined {
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
  const params = isRecord(template_params) ? template_params : {};
  const text = (name: string) => (typeof params[name] === "string" ? params[name] : "");
  const eml = await composeMessage(
    { from_name: text("from_name"), from_email: text("from_email"), message: text("message") },
    recipient,
  );
  // First here, so that nothing is lost where the mail server refuses it.
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

/** Tells whether a client asks again too soon; remembers only who asked within the interval. */
function createInterval(intervalMs: number): (client: string) => boolean {
  const last = new Map<string, number>();
  return function isTooSoon(client) {
    const now = Date.now();
    for (const [other, time] of last) if (now - time >= intervalMs) last.delete(other);
    if (last.has(client)) return true;
    last.set(client, now);
    return false;
  };
}

function answer(status: number, text: string): Response {
  return new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
