import type { Environment } from "./environment.ts";

/** The headers that supabase-js sends, including those for tracing. */
const allowedHeaders =
  "authorization, x-client-info, apikey, content-type, x-retry-count, traceparent, tracestate, baggage";

/** Returns the origins in `ALLOWED_ORIGINS`, without trailing slashes. */
export function readAllowedOrigins(env: Environment): readonly string[] {
  const origins = (env.ALLOWED_ORIGINS ?? "").split(",").map((origin) => origin.trim().replace(/\/+$/, ""));
  return origins.filter((origin) => origin !== "");
}

/**
 * Whether pages of the request's origin may call the function: origins in `allowed` or, if that is empty, on this
 * machine, and always the function's own origin. Programs send no origin and are limited by other means.
 */
export function isAllowedOrigin({ url, headers }: Request, allowed: readonly string[]): boolean {
  const origin = headers.get("origin");
  if (origin === null || origin === new URL(url).origin) return true;
  return allowed.length > 0 ? allowed.includes(origin) : isLoopback(origin);
}

/** Whether an origin is on this machine: `http://localhost:5173`. */
export function isLoopback(origin: string): boolean {
  return /^https?:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/.test(origin);
}

/** Returns the headers that let a page of the origin read the response, and how long it has to wait. */
export function corsHeaders(origin: string | null): Record<string, string> {
  if (origin === null) return { Vary: "Origin" };
  return { Vary: "Origin", "Access-Control-Allow-Origin": origin, "Access-Control-Expose-Headers": "Retry-After" };
}

/** Returns the response to a preflight request of a page. */
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
