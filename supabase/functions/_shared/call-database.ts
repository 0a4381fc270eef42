import type { DatabaseSettings } from "./environment.ts";

/**
 * Calls a function of `supabase/migrations/` by its name and returns its value.
 *
 * @throws Error with the database's message when it refuses, cannot be reached or does not answer in time.
 */
export type CallDatabase = (name: string, parameters: object) => Promise<unknown>;

/** Returns the calls of a database with the secret key. */
export function databaseCalls({ url, secretKey }: DatabaseSettings, timeoutMs: number): CallDatabase {
  return async (name, parameters) => {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", apikey: secretKey, Authorization: `Bearer ${secretKey}` },
      body: JSON.stringify(parameters),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`The database answered ${response.status} to ${name}: ${answer.slice(0, 300)}`);
    return JSON.parse(answer);
  };
}

/** How many calls a client may make in a time. */
export interface CallLimit {
  /** Its name in the database. */
  readonly name: string;
  readonly maxCalls: number;
  readonly seconds: number;
}

/**
 * Counts a call of a client, across all instances of the functions. Returns the seconds to wait, 0 to let it pass.
 *
 * @throws Error without a count.
 */
export async function countHit(call: CallDatabase, client: string, limit: CallLimit): Promise<number> {
  const { name, maxCalls, seconds } = limit;
  const parameters = { limit_name: name, client, max_hits: maxCalls, window_seconds: seconds };
  const wait = await call("hit_rate_limit", parameters);
  if (typeof wait !== "number") throw new Error(`The database gave no count of «${name}».`);
  return wait;
}
