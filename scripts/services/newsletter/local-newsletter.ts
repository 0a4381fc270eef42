import { randomUUID } from "node:crypto";
import { loadNewsletterTexts } from "#scripts/knowledge/newsletter/load-newsletter-texts.ts";
import { backendPaths } from "#scripts/services/backend-paths.ts";
import type { Mailbox } from "#scripts/services/email/mailbox.ts";
import type { Environment } from "#supabase/functions/_shared/environment.ts";
import { isRecord } from "#supabase/functions/_shared/json-body.ts";
import { createNewsletterHandler } from "#supabase/functions/newsletter/handler.ts";
import { createTransport } from "#supabase/functions/newsletter/mail-transport.ts";
import { deliverTo } from "./deliver-confirmation.ts";

export interface LocalNewsletterOptions {
  /** The project's folder. */
  readonly root: string;
  readonly env: Environment;
  /** The key that pages send. */
  readonly publicKey: string;
  /** The key of the role `service_role`. */
  readonly secretKey: string;
  readonly mailbox: Mailbox;
  /** Answers calls of the database's API. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/** The function `newsletter`, with texts that follow the content, and the clock that has it send what is due. */
export interface LocalNewsletter {
  /** Answers a call of the function. */
  answer(request: Request): Promise<Response>;
  /** Has the mails sent that are due, soon and once at a time; their links lead to `origin`. */
  sendSoon(origin: string): void;
  /** The same, the first time that it is called: an earlier process may have left mails. */
  resume(origin: string): void;
  /** Waits for the mail that is being sent; the others stay due. */
  close(): Promise<void>;
}

const functionPath = `${backendPaths.functions}/newsletter`;
/** A little longer than the first pause after a mail that could not be sent. */
const retryMs = 310_000;

/**
 * Returns the function for the local backend, which is both its database and its clock. Mails go to the mailbox and,
 * with `SMTP_URL`, to the mail server.
 */
export function createLocalNewsletter(options: LocalNewsletterOptions): LocalNewsletter {
  const { root, env, publicKey, secretKey, mailbox } = options;
  const runSecret = env.NEWSLETTER_RUN_SECRET?.trim() || randomUUID();
  const sendBySmtp = createTransport({ smtpUrl: env.SMTP_URL?.trim() || undefined }, fetch);
  const sendMail = deliverTo(mailbox, sendBySmtp);
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isResumed = false;
  let retry: NodeJS.Timeout | undefined;

  async function answer(request: Request): Promise<Response> {
    const { origin } = new URL(request.url);
    const handle = createNewsletterHandler({
      // The only variables that the function gets: the rest of the environment may hold secrets of others.
      env: {
        ALLOWED_ORIGINS: env.ALLOWED_ORIGINS,
        MAIL_FROM: env.MAIL_FROM,
        SITE_URL: env.SITE_URL?.trim() || origin,
        SUPABASE_URL: origin,
        SUPABASE_PUBLISHABLE_KEY: publicKey,
        SUPABASE_SERVICE_ROLE_KEY: secretKey,
        NEWSLETTER_RUN_SECRET: runSecret,
      },
      texts: await loadNewsletterTexts(root),
      fetch: (input, init) => options.fetch(new Request(input, init)),
      sendMail,
      // A mail server may take its time over each mail, and nobody waits that long for a program to end.
      signal: closing.signal,
    });
    return handle(request);
  }

  async function run(origin: string): Promise<void> {
    try {
      const response = await answer(
        new Request(`${origin}${functionPath}`, {
          method: "POST",
          headers: { "Content-Type": "application/json", Authorization: `Bearer ${runSecret}` },
          body: '{"action":"send"}',
        }),
      );
      const result: unknown = await response.json();
      // What is no result is an error, which is in the log.
      const isDone = isRecord(result) && result.failed === 0;
      clearTimeout(retry);
      if (!isDone && !closing.signal.aborted) retry = setTimeout(() => sendSoon(origin), retryMs).unref();
    } catch (error) {
      // The content is broken; the mails stay due.
      console.error(error instanceof Error ? error.message : error);
    }
  }

  function sendSoon(origin: string): void {
    if (closing.signal.aborted) return;
    if (running) {
      isAskedAgain = true;
      return;
    }
    isAskedAgain = false;
    running = run(origin).finally(() => {
      running = undefined;
      if (isAskedAgain) sendSoon(origin);
    });
  }

  return {
    answer,
    sendSoon,
    resume(origin) {
      if (!isResumed) sendSoon(origin);
      isResumed = true;
    },
    async close() {
      closing.abort();
      clearTimeout(retry);
      await running;
    },
  };
}
