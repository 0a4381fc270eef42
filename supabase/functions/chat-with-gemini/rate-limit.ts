import { type CallLimit, countHit, databaseCalls } from "../_shared/call-database.ts";
import type { DatabaseSettings } from "../_shared/environment.ts";

/** Time limit of the count, for which the answer waits. */
const timeoutMs = 3000;

/**
 * Counts a call of a client. Returns the seconds to wait, 0 to let it pass, as without a database, which this machine
 * may lack; undefined if the count fails.
 */
export async function countCall(
  client: string,
  limit: CallLimit,
  database: DatabaseSettings | undefined,
): Promise<number | undefined> {
  if (!database) return 0;
  try {
    return await countHit(databaseCalls(database, timeoutMs), client, limit);
  } catch (error) {
    console.error(`The count of «${limit.name}» failed:`, error);
    return undefined;
  }
}
