/**
 * Returns the IP address of the client from the headers that the platform's proxies set, or undefined without them.
 * Nothing guarantees these headers: good enough to limit floods, not to identify a client.
 */
export function clientIp(headers: Headers): string | undefined {
  return (
    headers.get("cf-connecting-ip") ||
    headers.get("x-real-ip") ||
    headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ||
    undefined
  );
}
