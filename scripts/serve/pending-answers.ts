import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** The requests that have not been answered yet. */
export interface PendingAnswers {
  /** Counts a request until its answer has been sent or its client has gone. */
  add(response: ServerResponse): void;
  /** Waits until nothing is pending, at most `graceMs`. Returns whether that was reached. */
  settled(graceMs: number): Promise<boolean>;
}

/** How often pending answers are counted at the end, in milliseconds. */
const interval = 20;

/** Returns an empty set of pending answers. */
export function createPendingAnswers(): PendingAnswers {
  const pending = new Set<ServerResponse>();
  return {
    add(response) {
      pending.add(response);
      response.once("close", () => pending.delete(response));
    },
    async settled(graceMs) {
      const end = Date.now() + graceMs;
      while (pending.size > 0 && Date.now() < end) await wait(interval);
      return pending.size === 0;
    },
  };
}
