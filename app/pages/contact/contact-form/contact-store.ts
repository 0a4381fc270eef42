import { createFormStore } from "#app/components/form/create-form-store.ts";

/** A message that was sent. */
export interface SentMessage {
  readonly kind: "sent";
  /** Email address to which the company answers. */
  readonly email: string;
  /** The message as it was sent. */
  readonly text: string;
}

/** The result of the last message. */
export type ContactOutcome = { readonly kind: "failed" } | SentMessage;

export const contactStore = createFormStore<ContactOutcome>();
