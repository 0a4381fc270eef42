import { isLoopback } from "#supabase/functions/chat-with-gemini/cors.ts";

/**
 * Whether a request comes from this machine, and was meant for it: a name that leads here by deceit does not count, nor
 * what a tunnel or a proxy on this machine passes on for somebody else.
 */
export function isLocalRequest(request: Request, address: string | undefined): boolean {
  const named = ["x-forwarded-for", "x-real-ip", "cf-connecting-ip"].flatMap(
    (name) => request.headers.get(name)?.split(",") ?? [],
  );
  const addresses = [address, ...named.map((each) => each.trim())];
  return (
    !request.headers.has("forwarded") && addresses.every(isLoopbackAddress) && isLoopback(new URL(request.url).origin)
  );
}

/** Whether the page that asks is the site itself or another one on this machine; programs name no page. */
export function isLocalOrigin(request: Request): boolean {
  const origin = request.headers.get("origin");
  return origin === null || origin === new URL(request.url).origin || isLoopback(origin);
}

function isLoopbackAddress(address = ""): boolean {
  return address === "::1" || /^(?:::ffff:)?127\./.test(address);
}
