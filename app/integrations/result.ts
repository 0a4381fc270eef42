/** Result of a call to a vendor, in one shape for all the errors that vendors throw or return. */
export type Result<Value extends object = object> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly reason: unknown };
