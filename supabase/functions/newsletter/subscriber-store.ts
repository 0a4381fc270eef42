import { callDatabase } from "../_shared/call-database.ts";
import type { DatabaseSettings } from "../_shared/environment.ts";
import { isRecord } from "../_shared/json-body.ts";

/** A confirmation that is due. */
export interface DueMail {
  /** Id of the subscriber. */
  readonly id: number;
  readonly email: string;
  /** Secret of the link that confirms. */
  readonly token: string;
  /** Secret of the links that unsubscribe. */
  readonly unsubscribe_token: string;
  /** Name of the mail, the same for every try. */
  readonly mail: string;
}

/** The subscribers, accessed through the database's functions in `supabase/migrations/`. */
export interface SubscriberStore {
  /** Returns mails that are due, marks them as tried, and makes the consent text the current one. */
  claimMails(consent: string, max: number): Promise<readonly DueMail[]>;
  finishMail(id: number): Promise<void>;
  /** Confirms the subscriber with the token. Returns whether there is one. */
  confirm(token: string): Promise<boolean>;
  /** Deletes the subscriber with the token. Returns whether there was one. */
  unsubscribe(token: string): Promise<boolean>;
  /** Counts a call of a client. Returns the seconds to wait, 0 to let it pass. */
  countCall(limit: CallLimit, client: string): Promise<number>;
}

/** How many calls a client may make in ten minutes. */
export interface CallLimit {
  /** Name of the limit in the database. */
  readonly name: string;
  readonly maxCalls: number;
}

const windowSeconds = 600;
const timeoutMs = 10_000;

/** Returns the store of a database. Its calls throw an Error when the database does not answer as expected. */
export function createSubscriberStore(database: DatabaseSettings, send: typeof fetch): SubscriberStore {
  const call = (name: string, parameters: object) =>
    callDatabase(database, name, parameters, { timeoutMs, fetch: send });

  return {
    async claimMails(consent, max) {
      const mails = await call("claim_newsletter_mails", { consent_text: consent, max_mails: max });
      if (!Array.isArray(mails) || !mails.every(isDueMail)) throw new Error("The database gave no list of mails.");
      return mails;
    },
    async finishMail(id) {
      await call("finish_newsletter_mail", { subscriber_id: id });
    },
    confirm: async (token) => (await call("confirm_subscriber", { link_token: token })) === true,
    unsubscribe: async (token) => (await call("delete_subscriber", { link_token: token })) === true,
    async countCall({ name, maxCalls }, client) {
      const parameters = { limit_name: name, client, max_hits: maxCalls, window_seconds: windowSeconds };
      const wait = await call("hit_rate_limit", parameters);
      if (typeof wait !== "number") throw new Error(`The database gave no count of «${name}».`);
      return wait;
    },
  };
}

function isDueMail(value: unknown): value is DueMail {
  return (
    isRecord(value) &&
    typeof value.id === "number" &&
    typeof value.email === "string" &&
    typeof value.token === "string" &&
    typeof value.unsubscribe_token === "string" &&
    typeof value.mail === "string"
  );
}
