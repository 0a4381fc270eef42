import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** The requests that have not been answered yet. */
export interface PendingAnswers {
  /** Counts a request until its answer has been sent or its client has gone. */
  add(response: ServerResponse): void;
  /** Waits until nothing is pending, at most `graceMs`. Returns whether that was reached. */
  settled(graceMs: number): Promise<boolean>;
}

/** Returns an empty set of pending answers. */
export function createPendingAnswers(): PendingAnswers {
  const pending = new Set<ServerResponse>();
  const waiting = new Set<() => void>();
  return {
    add(response) {
      pending.add(response);
      response.once("close", () => {
        pending.delete(response);
        if (pending.size > 0) return;
        for (const wake of waiting) wake();
        waiting.clear();
      });
    },
    async settled(graceMs) {
      if (pending.size === 0) return true;
      const empty = new Promise<boolean>((resolve) => waiting.add(() => resolve(true)));
      const timer = new AbortController();
      const late = wait(graceMs, false, { signal: timer.signal }).catch(() => false);
      const isSettled = await Promise.race([empty, late]);
      timer.abort();
      return isSettled;
    },
  };
}
