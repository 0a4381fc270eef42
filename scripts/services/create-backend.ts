import { join } from "node:path";
import { Hono } from "hono";
import { ContentError } from "#app/content/content-error.ts";
import { readSettings } from "#app/integrations/settings.ts";
import { openSite } from "#app/site/site.server.ts";
import type { Environment } from "#supabase/functions/_shared/environment.ts";
import { backendPaths } from "./backend-paths.ts";
import { createChatFunction } from "./chat-function.ts";
import { createDatabase } from "./database.ts";
import { errorResponse } from "./error-response.ts";
import { localPage } from "./local-page.ts";
import { isLocalRequest } from "./local-request.ts";
import { createMailApi } from "./mail-api.ts";
import { openMailbox } from "./mailbox.ts";
import { createLocalNewsletter } from "./newsletter-function.ts";
import { createRestApi } from "./rest-api.ts";

export interface BackendOptions {
  /** The project's folder. */
  readonly root: string;
  /** Folder for messages and database, created when needed. */
  readonly dataDir: string;
  readonly env: Environment;
  /** Default: `supabase/migrations` of the project. */
  readonly migrationsFolder?: string;
}

/** The services that the site calls, in this process. */
export interface Backend {
  /** @param ip IP address of the client. The local page is shown to this machine only. */
  fetch(request: Request, ip?: string): Promise<Response>;
  /** Makes the database if there is none, so that the first sign-up need not wait for it. */
  prepare(): Promise<void>;
  /** Waits for pending calls and unlocks the data folder; a later call locks it again. */
  close(): Promise<void>;
}

/** Returns the backend of a project. The first call that needs the database opens it, and makes it if it is missing. */
export function createBackend({ root, dataDir, env, ...options }: BackendOptions): Backend {
  const migrationsFolder = options.migrationsFolder ?? join(root, "supabase", "migrations");
  const database = createDatabase({ migrationsFolder, dataDir });
  const mailbox = openMailbox(join(dataDir, "mailbox"));
  // With the same defaults as the pages.
  const { supabase, mail: account } = readSettings(env, "http://localhost");
  const publicKey = supabase.key;
  const recipient = () => env.CONTACT_TO || readCompanyEmail(root);
  const chat = createChatFunction({ root, env, publicKey });
  const newsletter = createLocalNewsletter({ root, publicKey, mailbox, database });

  // As on Supabase, a function gets all paths below its name.
  const app = new Hono<{ Bindings: { ip: string | undefined } }>({ strict: false })
    .get(backendPaths.local, ({ req, env: { ip } }) =>
      isLocalRequest(req.raw, ip)
        ? localPage({ mailbox, database, newsletter }, new URL(req.url).origin)
        : new Response("403 Forbidden\n", { status: 403 }),
    )
    .all(`${backendPaths.functions}/chat-with-gemini/*`, ({ req }) => chat(req.raw))
    .all(`${backendPaths.functions}/newsletter/*`, ({ req }) => newsletter.answer(req.raw))
    .route(backendPaths.rest, createRestApi(database, publicKey))
    .route(backendPaths.mail, createMailApi({ account, recipient, mailbox }))
    .notFound(() => Response.json({ message: "The local backend has nothing at this path" }, { status: 404 }))
    .onError(errorResponse);

  return {
    fetch: async (request, ip) => app.fetch(request, { ip }),
    prepare: database.prepare,
    close: database.close,
  };
}

/**
 * Returns the email address of the company in the settings as they are now.
 *
 * @throws ContentError if the settings cannot be read.
 */
function readCompanyEmail(root: string): string {
  const settings = openSite(root).files.data("site");
  if (!settings.ok) throw new ContentError(settings.errors);
  return settings.data.contacto.email;
}
