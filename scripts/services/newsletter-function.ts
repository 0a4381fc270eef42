import { randomUUID } from "node:crypto";
import { loadNewsletterTexts } from "#scripts/knowledge/newsletter/load-newsletter-texts.ts";
import { createNewsletterHandler } from "#supabase/functions/newsletter/handler.ts";
import { nodemailerMessage } from "#supabase/functions/newsletter/mail-transport.ts";
import { backendPaths } from "./backend-paths.ts";
import { composeEml } from "./compose-eml.ts";
import type { Mailbox } from "./mailbox.ts";

export interface NewsletterOptions {
  /** The project's folder. */
  readonly root: string;
  /** The key that pages send. */
  readonly publicKey: string;
  /** The key of the role `service_role`. */
  readonly secretKey: string;
  readonly mailbox: Mailbox;
  /** Answers calls of the database's API. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/** The function `newsletter`, with the current texts of the content and mails that go to the mailbox. */
export interface LocalNewsletter {
  /** Answers a call of the function. */
  answer(request: Request): Promise<Response>;
  /** Sends the mails that are due, as the database's jobs do on a hosted project. Their links lead to `origin`. */
  sendDue(origin: string): Promise<void>;
}

export function createLocalNewsletter(options: NewsletterOptions): LocalNewsletter {
  const { root, publicKey, secretKey, mailbox } = options;
  const runSecret = randomUUID();

  async function answer(request: Request): Promise<Response> {
    const { origin } = new URL(request.url);
    const handle = createNewsletterHandler({
      env: {
        SITE_URL: origin,
        SUPABASE_URL: origin,
        SUPABASE_PUBLISHABLE_KEY: publicKey,
        SUPABASE_SERVICE_ROLE_KEY: secretKey,
        NEWSLETTER_RUN_SECRET: runSecret,
      },
      texts: await loadNewsletterTexts(root),
      fetch: (input, init) => options.fetch(new Request(input, init)),
      sendMail: async (mail) => mailbox.add(await composeEml(nodemailerMessage(mail))),
    });
    return handle(request);
  }

  return {
    answer,
    async sendDue(origin) {
      // Failures have been printed already, and those mails stay due.
      await answer(
        new Request(`${origin}${backendPaths.functions}/newsletter`, {
          method: "POST",
          headers: { "Content-Type": "application/json", Authorization: `Bearer ${runSecret}` },
          body: '{"action":"send"}',
        }),
      );
    },
  };
}
