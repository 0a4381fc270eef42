/** What passes between a worker pool and its threads. */

/** Passed as `workerData`. */
export interface ThreadData {
  /** URL of the file that exports `taskModule`. */
  readonly module: string;
  readonly data: unknown;
}

export interface ThreadTask {
  /** The task's place in the list of all tasks. */
  readonly index: number;
  readonly task: unknown;
}

/** The reply to the task of the same index. */
export type ThreadReply =
  | { readonly index: number; readonly result: unknown }
  /** Structured cloning keeps name, message, stack and cause of an error and drops the rest. */
  | { readonly index: number; readonly error: Error };
