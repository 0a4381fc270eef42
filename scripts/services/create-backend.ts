import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { defaultLocale } from "#app/i18n/languages.ts";
import { readSettings } from "#app/integrations/settings.ts";
import { openSite } from "#app/site/site.server.ts";
import { isLoopback } from "#supabase/functions/_shared/cors.ts";
import type { Environment } from "#supabase/functions/_shared/environment.ts";
import { backendPaths } from "./backend-paths.ts";
import { createChatApi } from "./chat/chat-api.ts";
import { createLazyDatabase } from "./database/lazy-database.ts";
import { createEmailApi, type EmailAccount } from "./email/email-api.ts";
import { openMailbox } from "./email/mailbox.ts";
import { errorResponse } from "./error-response.ts";
import { createLocalPages } from "./local-pages/local-pages.ts";
import { isLocalOrigin, isLocalRequest } from "./loopback.ts";
import { createLocalNewsletter } from "./newsletter/local-newsletter.ts";
import { createRestApi } from "./rest/rest-api.ts";

export interface BackendOptions {
  /** The project's folder. */
  readonly root: string;
  /** Folder of messages and database; made when needed. */
  readonly dataDir: string;
  readonly env: Environment;
  /** Default: `supabase/migrations` of the project. */
  readonly migrationsFolder?: string;
  /** Key of the role `service_role`. Without it, only the functions of this process have that role. */
  readonly secretKey?: string;
  /** Minimum time between two messages of one client. Default: a second, as in EmailJS. */
  readonly emailIntervalMs?: number;
  /** Whether mails follow sign-ups at once. Default: yes. */
  readonly sendsConfirmations?: boolean;
}

/** The three services that the site calls, in this process. */
export interface Backend {
  /** @param ip address of the client's connection; the local pages are for this machine only. */
  fetch(request: Request, ip?: string): Promise<Response>;
  /** Waits for what is under way and unlocks the data folder; a later call locks it again. */
  close(): Promise<void>;
}

/** Creates the backend. The database is opened by the first call that needs it. */
export function createBackend(options: BackendOptions): Backend {
  const { root, dataDir, env, emailIntervalMs = 1000, sendsConfirmations = true } = options;
  const secretKey = options.secretKey ?? `sb_secret_${randomUUID()}`;
  const migrationsFolder = options.migrationsFolder ?? join(root, "supabase", "migrations");
  const database = createLazyDatabase({ migrationsFolder, dataDir });
  const site = openSite(root);
  const mailbox = openMailbox(join(dataDir, "mailbox"));
  // The same defaults as those of the pages.
  const { supabase, emailjs } = readSettings(env, "http://localhost");
  const account: EmailAccount = {
    ...emailjs,
    recipient: () => env.CONTACT_TO ?? site.edition(defaultLocale).content.site().contacto.email,
  };

  const newsletter = createLocalNewsletter({
    root,
    env,
    publicKey: supabase.key,
    secretKey,
    mailbox,
    fetch: async (request) => app.fetch(request, { ip: undefined }),
  });

  const app: Hono<{ Bindings: { ip: string | undefined } }> = new Hono<{ Bindings: { ip: string | undefined } }>({
    strict: false,
  })
    .use(`${backendPaths.local}/*`, async ({ req, env: { ip } }, next) => {
      return isLocalRequest(req.raw, ip) ? next() : new Response("403 Forbidden\n", { status: 403 });
    })
    .get(`${backendPaths.local}/*`, async ({ req }, next) => {
      if (sendsConfirmations && database.isMade()) newsletter.resume(new URL(req.url).origin);
      return next();
    })
    .use(async ({ req }, next) => {
      // The functions check origins themselves.
      if (req.path.startsWith(`${backendPaths.functions}/`) || isLocalOrigin(req.raw)) return next();
      return Response.json({ message: "The local backend answers pages of this machine only" }, { status: 403 });
    })
    .use(`${backendPaths.rest}/*`, cors({ origin: (origin) => origin, exposeHeaders: ["Content-Range"] }))
    .use(`${backendPaths.email}/*`, cors({ origin: (origin) => origin }))
    .post(`${backendPaths.rest}/emails`, async (context, next) => {
      await next();
      // The links lead to the origin of the request, which anybody could choose who is not on this machine.
      const isLocal = isLoopback(new URL(context.req.url).origin);
      if (context.res.status === 201 && sendsConfirmations && (isLocal || env.SITE_URL)) {
        newsletter.sendSoon(new URL(context.req.url).origin);
      }
    })
    .route(backendPaths.rest, createRestApi({ database, publicKey: supabase.key, secretKey }))
    .route(backendPaths.functions, createChatApi({ root, env, publicKey: supabase.key }))
    .all(`${backendPaths.functions}/newsletter/*`, ({ req }) => newsletter.answer(req.raw))
    .route(backendPaths.email, createEmailApi({ account, mailbox, smtpUrl: env.SMTP_URL, intervalMs: emailIntervalMs }))
    .route(backendPaths.local, createLocalPages({ mailbox, database }))
    .notFound(() => Response.json({ message: "The local backend has nothing at this path" }, { status: 404 }))
    .onError(errorResponse);

  return {
    fetch: async (request, ip) => app.fetch(request, { ip }),
    close: async () => {
      await newsletter.close();
      await database.close();
    },
  };
}
