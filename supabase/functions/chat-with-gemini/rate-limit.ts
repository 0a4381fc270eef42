import { callDatabase } from "../_shared/call-database.ts";
import type { DatabaseSettings } from "../_shared/environment.ts";

/** A limit of `maxHits` calls per client in `windowMs`. */
export interface RateLimitOptions {
  /** Name of the limit in the database. */
  readonly name: string;
  readonly maxHits: number;
  readonly windowMs: number;
  /** Without it, each process counts for itself. */
  readonly database?: DatabaseSettings;
}

/**
 * Counts a call of a client and returns the seconds to wait, 0 to let it pass. Clients without an IP address are not
 * counted: they would share one limit.
 */
export type RateLimit = (client: string | undefined) => Promise<number>;

/** Beyond this number the oldest clients are forgotten: bounded memory matters more than an exact count. */
const maxClients = 10_000;

/** Time limit of the shared count, for which the answer waits. */
const timeoutMs = 3000;

/**
 * Returns a limit that counts in this process first, which costs nothing and stops a flood, and then, with a database,
 * across all instances of the function.
 */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const countInProcess = createCounter(options);
  return async function limit(client) {
    if (client === undefined) return 0;
    return countInProcess(client) || countInDatabase(client, options);
  };
}

function createCounter({ maxHits, windowMs }: RateLimitOptions): (client: string) => number {
  const windows = new Map<string, { end: number; hits: number }>();
  return function count(client) {
    // Not the time of day, because everybody would have to wait after the clock was set back.
    const now = performance.now();
    const previous = windows.get(client);
    const window = previous && previous.end > now ? previous : { end: now + windowMs, hits: 0 };
    window.hits += 1;
    windows.set(client, window);
    if (windows.size > maxClients) windows.delete(windows.keys().next().value ?? client);
    return window.hits <= maxHits ? 0 : Math.max(1, Math.ceil((window.end - now) / 1000));
  };
}

/** Calls `hit_rate_limit` of the migrations. If that fails, the call passes. */
async function countInDatabase(
  client: string,
  { name, maxHits, windowMs, database }: RateLimitOptions,
): Promise<number> {
  if (!database) return 0;
  const window_seconds = Math.ceil(windowMs / 1000);
  const parameters = { limit_name: name, client, max_hits: maxHits, window_seconds };
  try {
    const wait = await callDatabase(database, "hit_rate_limit", parameters, { timeoutMs });
    if (typeof wait === "number") return wait;
    console.error(`The shared count of «${name}» gave no number, so the call passes.`);
  } catch (error) {
    console.error(`The shared count of «${name}» failed, so the call passes:`, error);
  }
  return 0;
}
