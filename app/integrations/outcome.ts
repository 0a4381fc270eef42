/** How a call to a vendor ended. Vendors throw and return errors of many shapes; callers see this one. */
export type Outcome<Value extends object = object> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly reason: unknown };
