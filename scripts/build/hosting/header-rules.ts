import { picturesPath } from "#app/pictures/picture-files.ts";
import { textTypeOf } from "#scripts/build/compression/text-types.ts";

/** Headers of all responses whose path fits. */
export interface HeaderRule {
  /** A path that may hold one `*`, which matches any characters, slashes too: `/assets/*`, `/*.data`. */
  readonly path: string;
  /** Values by name. No two rules that fit the same path have the same name: Cloudflare would join the values. */
  readonly headers: Readonly<Record<string, string>>;
}

/** For files with a hash of their content in the name. */
const immutable = "public, max-age=31536000, immutable";

/**
 * The caching of paths without a rule of their own: a browser asks each time whether the page has changed. It is not a
 * rule, because Cloudflare would join it with the values for folders. Netlify and Cloudflare do this by default.
 */
export const usualCaching = "no-cache";

/** Headers of every response. */
const everywhere = {
  // The rest of the policy is in each page, with the hashes of its scripts; this directive works in a header only.
  "Content-Security-Policy": "frame-ancestors 'none'",
  // Browsers ignore it on http. Subdomains are not included, because it is unknown here whether they have https.
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
    // Other sites have no use for scripts, styles and typeface. Pictures may be shown elsewhere, as in feed readers.
    { path: "/assets/*", headers: { "Cache-Control": immutable, "Cross-Origin-Resource-Policy": "same-origin" } },
    { path: `${picturesPath}/*`, headers: { "Cache-Control": immutable } },
    // Its name has no hash, so it is cached for a day only.
    { path: "/favicon.svg", headers: { "Cache-Control": "public, max-age=86400" } },
    // Hosts do not know this extension.
    { path: "/*.data", headers: { "Content-Type": textTypeOf("x.data") ?? "" } },
  ];
}

/** Returns the headers that the rules give to a path such as `/contacto`. */
export function headersOf(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  return Object.assign({}, ...rules.filter((rule) => fits(path, rule.path)).map(({ headers }) => headers));
}

function fits(path: string, pattern: string): boolean {
  const [start = "", end] = pattern.split("*");
  if (end === undefined) return path === pattern;
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}
