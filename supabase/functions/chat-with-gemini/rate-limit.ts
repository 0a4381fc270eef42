import type { DatabaseSettings, Settings } from "./settings.ts";

/**
 * Counts a message of a client and gives the seconds to wait; 0 lets it pass. A client without an address is not
 * counted: else all visitors together would have the messages of one.
 */
export type RateLimit = (client: string | undefined) => Promise<number>;

/** Beyond this many clients the oldest are forgotten: memory matters more than a perfect count. */
const mostClients = 10_000;

/**
 * Counts in this process first, which costs nothing and stops a flood; then, where there is a database, for all
 * instances of the function together.
 */
export function createRateLimit(settings: Settings): RateLimit {
  const own = createOwnCount(settings);
  const { database } = settings;
  return async function limit(client) {
    if (client === undefined) return 0;
    const wait = own(client);
    return wait > 0 || !database ? wait : countTogether(client, database, settings);
  };
}

function createOwnCount({ chatLimit, chatWindowMs }: Settings): (client: string) => number {
  const windows = new Map<string, { end: number; hits: number }>();
  return function count(client) {
    const now = Date.now();
    const known = windows.get(client);
    const window = known && known.end > now ? known : { end: now + chatWindowMs, hits: 0 };
    window.hits += 1;
    windows.set(client, window);
    if (windows.size > mostClients) windows.delete([...windows.keys()][0] ?? client);
    return window.hits <= chatLimit ? 0 : Math.max(1, Math.ceil((window.end - now) / 1000));
  };
}

/** The function `hit_rate_limit` of the migrations. Where it cannot be asked the visitor is answered all the same. */
async function countTogether(
  client: string,
  { url, secretKey }: DatabaseSettings,
  settings: Settings,
): Promise<number> {
  try {
    const response = await fetch(`${url}/rest/v1/rpc/hit_rate_limit`, {
      method: "POST",
      headers: { "Content-Type": "application/json", apikey: secretKey, Authorization: `Bearer ${secretKey}` },
      body: JSON.stringify({
        limit_name: "chat",
        client,
        max_hits: settings.chatLimit,
        window_seconds: Math.ceil(settings.chatWindowMs / 1000),
      }),
      signal: AbortSignal.timeout(3000),
    });
    const wait: unknown = await response.json();
    if (response.ok && typeof wait === "number") return wait;
    console.error(`The shared count of messages answered ${response.status}.`);
  } catch (error) {
    console.error("The shared count of messages cannot be reached:", error);
  }
  return 0;
}
