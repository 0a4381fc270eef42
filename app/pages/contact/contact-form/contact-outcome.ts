import { createOutcome } from "#app/components/form/create-outcome.ts";

/** What became of the message that was sent last. */
export type ContactOutcome =
  | { readonly kind: "failed" }
  | {
      readonly kind: "sent";
      /** Email address to which the company answers. */
      readonly email: string;
      /** The message as it was sent. */
      readonly text: string;
    };

export const contactOutcome = createOutcome<ContactOutcome>();
