import { defaultLocale } from "#app/i18n/languages.ts";
import { collectNewsletterTexts } from "#scripts/knowledge/collect-newsletter-texts.ts";
import { readSender } from "#supabase/functions/newsletter/confirmation-mail.ts";
import { createNewsletterHandler } from "#supabase/functions/newsletter/handler.ts";
import { nodemailerMessage, type SendMail } from "#supabase/functions/newsletter/mail-transport.ts";
import { sendDueMails } from "#supabase/functions/newsletter/send-mails.ts";
import { createSubscriberStore } from "#supabase/functions/newsletter/subscriber-store.ts";
import { backendPaths } from "./backend-paths.ts";
import type { Database } from "./database.ts";
import { reportError } from "./error-response.ts";
import { fromContent } from "./from-content.ts";
import type { Mailbox } from "./mailbox.ts";

export interface LocalNewsletterOptions {
  /** The project's folder. */
  readonly root: string;
  /** The key that pages send. */
  readonly publicKey: string;
  readonly mailbox: Mailbox;
  readonly database: Database;
}

/** The function `newsletter`, with the current texts of the content and mails that go to the mailbox. */
export interface LocalNewsletter {
  /** Answers a call of the function. */
  answer(request: Request): Promise<Response>;
  /** Sends the mails that are due, as the database's jobs do on a hosted project. Their links lead to `origin`. */
  sendDue(origin: string): Promise<void>;
}

export function createLocalNewsletter({ root, publicKey, mailbox, database }: LocalNewsletterOptions): LocalNewsletter {
  const sendMail: SendMail = (mail) => mailbox.add(nodemailerMessage(mail));
  const currentTexts = fromContent(root, (site) => collectNewsletterTexts(site, defaultLocale));

  /** Calls a function of the database by its name, with its parameters by theirs. */
  async function callDatabase(name: string, parameters: object): Promise<unknown> {
    const places = Object.keys(parameters).map((parameter, index) => `${parameter} => $${index + 1}`);
    const sql = `select public.${name}(${places.join(", ")}) as value`;
    const caller = { role: "service_role", headers: new Headers() } as const;
    try {
      const { rows } = await database.run<{ value: unknown }>(caller, sql, Object.values(parameters));
      return rows[0]?.value;
    } catch (error) {
      reportError(error);
      throw error;
    }
  }

  async function answer(request: Request): Promise<Response> {
    const { origin } = new URL(request.url);
    const handle = createNewsletterHandler({
      env: {
        SITE_URL: origin,
        SUPABASE_PUBLISHABLE_KEY: publicKey,
      },
      texts: await currentTexts(),
      callDatabase,
      sendMail,
    });
    return handle(request);
  }

  return {
    answer,
    async sendDue(origin) {
      const texts = await currentTexts();
      const links = { siteUrl: origin, functionUrl: `${origin}${backendPaths.functions}/newsletter` };
      const from = readSender(undefined, texts.company);
      // Failures have been printed already, and those mails stay due.
      await sendDueMails({ store: createSubscriberStore(callDatabase), texts, links, from, sendMail });
    },
  };
}
