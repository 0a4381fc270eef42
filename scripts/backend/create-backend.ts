import { join } from "node:path";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { defaultLocale } from "#app/i18n/languages.ts";
import { readSettings } from "#app/integrations/settings.ts";
import { openSite } from "#app/site/site.server.ts";
import type { Environment } from "#supabase/functions/chat-with-gemini/settings.ts";
import { answerFailure } from "./answer-failure.ts";
import { createChatApi } from "./chat/chat-api.ts";
import { holdDatabase } from "./database/database-holder.ts";
import { createEmailApi, type EmailAccount } from "./email/email-api.ts";
import { openMailbox } from "./email/mailbox.ts";
import { createLocalPages } from "./local-pages/local-pages.ts";
import { isLocalOrigin, isLocalRequest } from "./loopback.ts";
import { createRestApi } from "./rest/rest-api.ts";

export interface BackendOptions {
  /** The project's folder. */
  readonly root: string;
  /** Where messages and database live; made when needed. */
  readonly dataDir: string;
  readonly env: Environment;
  /** Another folder than `supabase/migrations`. */
  readonly migrationsFolder?: string;
  /** Key that stands for the role `service_role`; without it nobody has that role over HTTP. */
  readonly secretKey?: string;
  /** Shortest time between two messages of one client, a second as the service has it. */
  readonly emailIntervalMs?: number;
}

/** The three services that the site calls, in this process. */
export interface Backend {
  /** @param address of the client, as its connection has it; the local pages are for this machine alone. */
  fetch(request: Request, address?: string): Promise<Response>;
  /** Waits for what is under way and lets go of the data folder; a later call takes it again. */
  close(): Promise<void>;
}

/** Makes the backend. Nothing is opened before the call that needs it: the database with the first sign-up. */
export function createBackend(options: BackendOptions): Backend {
  const { root, dataDir, env, secretKey, emailIntervalMs = 1000 } = options;
  const migrationsFolder = options.migrationsFolder ?? join(root, "supabase", "migrations");
  const database = holdDatabase({ migrationsFolder, dataDir });
  const site = openSite(root);
  const mailbox = openMailbox(join(dataDir, "mailbox"));
  // What the pages of this machine send, by the same rules as theirs.
  const { supabase, emailjs } = readSettings(env, "http://localhost");
  const account: EmailAccount = {
    ...emailjs,
    recipient: () => env.CONTACT_TO ?? site.edition(defaultLocale).content.site().contacto.email,
  };

  const app = new Hono<{ Bindings: { address: string | undefined } }>({ strict: false })
    .use("/_local/*", async ({ req, env: { address } }, next) => {
      return isLocalRequest(req.raw, address) ? next() : new Response("403 Forbidden\n", { status: 403 });
    })
    .use(async ({ req }, next) => {
      // The function has a list of its own.
      if (req.path.startsWith("/functions/v1/") || isLocalOrigin(req.raw)) return next();
      return Response.json({ message: "The local backend answers pages of this machine only" }, { status: 403 });
    })
    .use("/rest/v1/*", cors({ origin: (origin) => origin, exposeHeaders: ["Content-Range"] }))
    .use("/api/v1.0/email/*", cors({ origin: (origin) => origin }))
    .route("/rest/v1", createRestApi({ database, publicKey: supabase.key, secretKey }))
    .route("/functions/v1", createChatApi({ root, env }))
    .route("/api/v1.0/email", createEmailApi({ account, mailbox, smtpUrl: env.SMTP_URL, intervalMs: emailIntervalMs }))
    .route("/_local", createLocalPages({ mailbox, database }))
    .notFound(() => Response.json({ message: "The local backend has nothing at this address" }, { status: 404 }))
    .onError(answerFailure);

  return {
    fetch: async (request, address) => app.fetch(request, { address }),
    close: () => database.close(),
  };
}
