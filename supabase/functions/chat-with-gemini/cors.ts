/** What browsers may send along: the headers of supabase-js, those of tracing included. */
const allowedHeaders =
  "authorization, x-client-info, apikey, content-type, x-retry-count, traceparent, tracestate, baggage";

/**
 * Whether a request is answered: from the origins of the site, without any from pages of this machine. Where pages and
 * function share an origin there is nothing to allow. Programs name no origin and are limited by other means.
 */
export function isAllowedOrigin({ url, headers }: Request, allowed: readonly string[]): boolean {
  const origin = headers.get("origin");
  if (origin === null || origin === new URL(url).origin) return true;
  return allowed.length > 0 ? allowed.includes(origin) : isLoopback(origin);
}

/** `http://localhost:5173` and the like: pages that the machine serves to itself. */
export function isLoopback(origin: string): boolean {
  return /^https?:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/.test(origin);
}

/** Headers by which a browser hands the answer to the page that asked; none for programs. */
export function corsHeaders(origin: string | null): Record<string, string> {
  if (origin === null) return { Vary: "Origin" };
  return { Vary: "Origin", "Access-Control-Allow-Origin": origin };
}

/** The answer to the question that browsers ask beforehand. */
export function preflight(origin: string | null): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(origin),
      "Access-Control-Allow-Methods": "POST, OPTIONS",
      "Access-Control-Allow-Headers": allowedHeaders,
      "Access-Control-Max-Age": "86400",
    },
  });
}
