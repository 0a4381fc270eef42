import { readAllowedOrigins } from "../_shared/cors.ts";
import { type DatabaseSettings, type Environment, readDatabase } from "../_shared/environment.ts";
import { readPublishableKeys } from "../_shared/publishable-key.ts";

export interface NewsletterSettings {
  /** Origins of the site. Empty means pages of this machine. */
  readonly allowedOrigins: readonly string[];
  /** The keys that pages of the site may send. */
  readonly publishableKeys: readonly string[];
  /** Origin of the site, to which the links of the mails lead. Without a trailing slash. */
  readonly siteUrl?: string;
  /** URL of this function, which mail programs call to unsubscribe. */
  readonly functionUrl?: string;
  /** The secret with which a caller may trigger sending. Without it, no mail can be sent. */
  readonly runSecret?: string;
  readonly database?: DatabaseSettings;
  readonly mail: MailSettings;
}

export interface MailSettings {
  /** Sender: `Name <email address>` or an email address. Without it, the company. */
  readonly from?: string;
  /** Mail server: `smtps://user:password@host:465`. */
  readonly smtpUrl?: string;
  /** Mail service with Resend's HTTP interface. It is preferred to the mail server. */
  readonly api?: { readonly url: string; readonly key: string };
}

/** Returns the settings in the environment. An empty value counts as absent. */
export function readNewsletterSettings(env: Environment): NewsletterSettings {
  const database = readDatabase(env);
  const apiKey = text(env.MAIL_API_KEY);
  return {
    allowedOrigins: readAllowedOrigins(env),
    publishableKeys: readPublishableKeys(env),
    siteUrl: text(env.SITE_URL)?.replace(/\/+$/, "") || undefined,
    functionUrl: database && `${database.url}/functions/v1/newsletter`,
    runSecret: text(env.NEWSLETTER_RUN_SECRET),
    database,
    mail: {
      from: text(env.MAIL_FROM),
      smtpUrl: text(env.SMTP_URL),
      api:
        apiKey === undefined
          ? undefined
          : { url: text(env.MAIL_API_URL) ?? "https://api.resend.com/emails", key: apiKey },
    },
  };
}

function text(value: string | undefined): string | undefined {
  return value?.trim() || undefined;
}
