import { useEffect, useSyncExternalStore } from "react";

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

const listeners = new Set<() => void>();
let current: ContactOutcome | undefined;

/** Sets what became of the message; undefined begins anew. */
export function setContactOutcome(outcome: ContactOutcome | undefined): void {
  current = outcome;
  for (const listener of listeners) listener();
}

/**
 * Returns what became of the message that was sent last, until the visitor leaves the page. Kept outside React: who has
 * left the page while a message was being sent finds the outcome on coming back.
 */
export function useContactOutcome(): ContactOutcome | undefined {
  useEffect(() => () => setContactOutcome(undefined), []);
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
