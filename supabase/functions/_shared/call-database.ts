import type { DatabaseSettings } from "./environment.ts";

export interface CallOptions {
  readonly timeoutMs: number;
  /** How to reach the database. Default: the network. */
  readonly fetch?: typeof fetch;
}

/**
 * Calls a function that `supabase/migrations/` makes, with the secret key, and returns its value.
 *
 * @throws Error with the database's words when it refuses, cannot be reached or gives no answer in time.
 */
export async function callDatabase(
  { url, secretKey }: DatabaseSettings,
  name: string,
  parameters: object,
  { timeoutMs, fetch: send = fetch }: CallOptions,
): Promise<unknown> {
  const response = await send(`${url}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", apikey: secretKey, Authorization: `Bearer ${secretKey}` },
    body: JSON.stringify(parameters),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`The database answered ${response.status} to ${name}: ${answer.slice(0, 300)}`);
  return JSON.parse(answer);
}
