import type { DatabaseSettings } from "./environment.ts";

export interface CallOptions {
  readonly timeoutMs: number;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof fetch;
}

/**
 * Calls a function of `supabase/migrations/` with the secret key and returns its value.
 *
 * @throws Error with the database's message when it refuses, cannot be reached or does not answer in time.
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
