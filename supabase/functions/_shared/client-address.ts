/**
 * Returns the IP address by which a client is counted, which the database reads (`hit_rate_limit`); undefined without
 * such headers, which the platform's proxies add to every visitor's request.
 *
 * Supabase documents `X-Forwarded-For` («Securing your API», accessing request information), whose first address a
 * client can write itself. The projects are behind Cloudflare, which overwrites `CF-Connecting-IP` with the client's
 * address (Cloudflare, «HTTP headers»), so that header comes first; of `X-Forwarded-For` the last address counts, which
 * no client writes. They are not guaranteed: they are good enough to limit floods, but not to identify a client. The
 * database's function `private.client_address` reads the same headers.
 */
export function clientAddress(headers: Headers): string | undefined {
  const forwarded = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return headers.get("cf-connecting-ip") ?? headers.get("x-real-ip") ?? forwarded;
}
