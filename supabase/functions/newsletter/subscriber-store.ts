import type { CallDatabase } from "../_shared/call-database.ts";
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
}

/** Returns the store of a database. Its calls throw an Error when the database does not answer as expected. */
export function createSubscriberStore(call: CallDatabase): SubscriberStore {
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
