/** How a call to a vendor ended. Vendors throw and return errors of many shapes; callers see this one. */
export type Outcome<Value extends object = object> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly reason: unknown };

/**
 * Milliseconds after which a call that got no answer counts as failed. On a developer's machine the first sign-up makes
 * the database; the function gives up on its language model before the page gives up on the function.
 */
export const patience = { mail: 30_000, subscription: 60_000, chat: 45_000 } as const;
