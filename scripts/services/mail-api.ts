import { Hono } from "hono";
import type { Settings } from "#app/integrations/settings.ts";
import { isJson, isRecord, parseJson, readBody } from "#supabase/functions/_shared/json-body.ts";
import { composeMessage, type TemplateParams } from "./compose-message.ts";
import type { Mailbox } from "./mailbox.ts";

export interface MailApiOptions {
  /** The account in the site's settings. */
  readonly account: Settings["mail"];
  /** Returns the template's recipient, which no request can change. */
  readonly recipient: () => string;
  readonly mailbox: Mailbox;
}

/** EmailJS accepts requests up to this size, in bytes. */
const maxBytes = 50_000;

/** Returns the counterpart of the site's mail client: the call `send` of EmailJS, with its documented responses. */
export function createMailApi({ account, recipient, mailbox }: MailApiOptions): Hono {
  return new Hono()
    .post("/send", async ({ req }) => {
      const bytes = await readBody(req.raw, maxBytes);
      if (!bytes) return answer(413, "The request is too large");
      const body = isJson(req.raw) ? parseJson(bytes) : undefined;
      if (!isRecord(body)) return answer(400, "The request cannot be read");
      const error = findError(body, account);
      if (error) return answer(400, error);
      const params = readParams(body.template_params);
      if (!params) return answer(400, "The template_params must be texts");
      await mailbox.add(composeMessage(params, recipient()));
      return answer(200, "OK");
    })
    .all("*", () => answer(405, "Method Not Allowed"));
}

function findError(body: Readonly<Record<string, unknown>>, account: Settings["mail"]): string | undefined {
  const missing = ["user_id", "service_id", "template_id"].find((name) => !body[name]);
  if (missing) return `The ${missing} parameter is required`;
  if (body.user_id !== account.key) return "The Public Key is invalid";
  if (body.service_id !== account.service) return "The service ID not found";
  if (body.template_id !== account.template) return "The template ID not found";
  return undefined;
}

/** Returns the template's parameters, with empty texts for missing ones; undefined if one is not a text. */
function readParams(value: unknown): TemplateParams | undefined {
  if (!isRecord(value)) return undefined;
  const { from_name = "", from_email = "", message = "" } = value;
  if (typeof from_name !== "string" || typeof from_email !== "string" || typeof message !== "string") return undefined;
  return { from_name, from_email, message };
}

function answer(status: number, text: string): Response {
  return new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
