/** How a call to a vendor ended. Vendors throw and return errors of many shapes; callers see this one. */
export type Result<Value extends object = object> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly reason: unknown };
