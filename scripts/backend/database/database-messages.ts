/** What the thread of the database is told when it starts. */
export interface DatabaseSource {
  /** Folder of the database; in memory when absent. */
  readonly folder?: string;
  readonly migrationsFolder: string;
}

/** What the thread is asked: one transaction at a time is open, the others wait in the order of their beginning. */
export type DatabaseRequest =
  | { readonly kind: "begin"; readonly transaction: number }
  | { readonly kind: "query"; readonly transaction: number; readonly sql: string; readonly values: readonly unknown[] }
  | { readonly kind: "commit"; readonly transaction: number }
  | { readonly kind: "rollback"; readonly transaction: number }
  | { readonly kind: "close" };

/** What the thread answers, once for every request and once, `ready`, for its start. */
export type DatabaseReply =
  | { readonly kind: "ready" }
  | { readonly kind: "closed" }
  | { readonly kind: "done"; readonly transaction: number; readonly rows: readonly unknown[] }
  | { readonly kind: "failed"; readonly transaction: number; readonly error: RaisedError }
  /** The database cannot be opened. */
  | { readonly kind: "unusable"; readonly error: RaisedError };

/** An error as it crosses from one thread to another, which drops all but the message of an `Error`. */
export interface RaisedError {
  readonly message: string;
  /** SQLSTATE, where the database raised it. */
  readonly code?: string;
  readonly detail?: string;
  readonly hint?: string;
}
