/**
 * Address of the client, from the headers that the platform's proxies set; undefined where they set none. Nothing
 * guarantees them, so this is a hurdle for floods, not a proof of who asks.
 */
export function clientAddress(headers: Headers): string | undefined {
  return (
    headers.get("cf-connecting-ip") ||
    headers.get("x-real-ip") ||
    headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ||
    undefined
  );
}
