import { callDatabase } from "../_shared/call-database.ts";
import type { DatabaseSettings } from "../_shared/environment.ts";

/** A limit of `maxHits` calls per client in `windowMs`. */
export interface RateLimit {
  /** Its name in the database. */
  readonly name: string;
  readonly maxHits: number;
  readonly windowMs: number;
}

/** Time limit of the count, for which the answer waits. */
const timeoutMs = 3000;

/**
 * Counts a call of a client by `hit_rate_limit` of the migrations, across all instances of the function. Returns the
 * seconds to wait, 0 to let it pass, as without a database, which this machine may lack; undefined if the count fails.
 */
export async function countCall(
  client: string,
  { name, maxHits, windowMs }: RateLimit,
  database: DatabaseSettings | undefined,
): Promise<number | undefined> {
  if (!database) return 0;
  const parameters = { limit_name: name, client, max_hits: maxHits, window_seconds: Math.ceil(windowMs / 1000) };
  try {
    const wait = await callDatabase(database, "hit_rate_limit", parameters, { timeoutMs });
    if (typeof wait === "number") return wait;
    console.error(`The count of «${name}» gave no number.`);
  } catch (error) {
    console.error(`The count of «${name}» failed:`, error);
  }
  return undefined;
}
