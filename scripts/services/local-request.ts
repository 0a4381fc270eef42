import { isLoopback } from "#supabase/functions/_shared/cors.ts";

/**
 * Whether a request comes from this machine and is addressed to it. Refuses names that resolve to this machine (DNS
 * rebinding) and requests that a tunnel or proxy on this machine forwards.
 *
 * @param ip IP address of the client.
 */
export function isLocalRequest(request: Request, ip: string | undefined): boolean {
  const forwarded = ["x-forwarded-for", "x-real-ip", "cf-connecting-ip"].flatMap(
    (name) => request.headers.get(name)?.split(",") ?? [],
  );
  const ips = [ip, ...forwarded.map((each) => each.trim())];
  return !request.headers.has("forwarded") && ips.every(isLoopbackIp) && isLoopback(new URL(request.url).origin);
}

function isLoopbackIp(ip = ""): boolean {
  return ip === "::1" || /^(?:::ffff:)?127\./.test(ip);
}
