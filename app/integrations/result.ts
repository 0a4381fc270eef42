/** Result of a call to a service: one shape for all errors that services throw or return. */
export type Result<Value extends object = object, Failure extends object = object> =
  | ({ readonly ok: true } & Value)
  | ({ readonly ok: false; readonly reason: unknown } & Failure);
