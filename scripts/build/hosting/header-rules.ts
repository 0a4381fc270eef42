import { picturesPath } from "#app/pictures/picture-files.ts";
import { textTypeOf } from "#scripts/build/compression/text-types.ts";

/** Headers of all answers whose path fits. */
export interface HeaderRule {
  /** A path that may hold one `*`, which stands for any characters, slashes too: `/assets/*`, `/*.data`. */
  readonly path: string;
  /** Values by name. No two rules that fit the same path have the same name: Cloudflare would join the values. */
  readonly headers: Readonly<Record<string, string>>;
}

/** For files whose names hold a hash of what is in them. */
const immutable = "public, max-age=31536000, immutable";

/**
 * What a path without a rule of its own gets: a browser asks each time whether the page has changed. It stands in no
 * rule, because Cloudflare would join it with those of single folders; both hosts have as much of their own accord.
 */
export const usualCaching = "no-cache";

/** What holds of every answer. */
const everywhere = {
  // What a page may load it says itself, with the hashes of its own scripts; this alone only a header can say.
  "Content-Security-Policy": "frame-ancestors 'none'",
  // Browsers heed it on https alone. What other hosts of the domain do is not known here, so they are not included.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // For browsers that do not know `frame-ancestors`.
  "X-Frame-Options": "DENY",
};

/** Returns the headers of the site, the one source of every host's configuration. */
export function headerRules(): HeaderRule[] {
  return [
    { path: "/*", headers: everywhere },
    // Nobody else needs the site's scripts, styles and typeface. Its pictures may be shown elsewhere, as in feed readers.
    { path: "/assets/*", headers: { "Cache-Control": immutable, "Cross-Origin-Resource-Policy": "same-origin" } },
    { path: `${picturesPath}/*`, headers: { "Cache-Control": immutable } },
    // Its name never changes, so it may be a day old.
    { path: "/favicon.svg", headers: { "Cache-Control": "public, max-age=86400" } },
    // No host knows the name.
    { path: "/*.data", headers: { "Content-Type": textTypeOf("x.data") ?? "" } },
  ];
}

/** Returns the headers that the rules give to a path, `/contacto`. */
export function headersOf(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  return Object.assign({}, ...rules.filter((rule) => fits(path, rule.path)).map(({ headers }) => headers));
}

function fits(path: string, pattern: string): boolean {
  const [start = "", end] = pattern.split("*");
  if (end === undefined) return path === pattern;
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}
