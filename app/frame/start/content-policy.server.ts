import { createHash } from "node:crypto";
import type { Settings } from "#app/integrations/settings.ts";

/**
 * Returns the Content-Security-Policy of every page: scripts and styles of the site's own files, the inline scripts of
 * the page, styles of single elements, which tell the stylesheets numbers and colours of the content, calls of the
 * services that the settings name, and nothing else. No text becomes markup or code, except through
 * `install-trusted-types.ts`. Permission to embed the page is left to a header: browsers ignore it in a page.
 *
 * @param inlineScripts Texts of the scripts in the page itself; each is allowed by its hash.
 * @param settings URLs that are empty belong to the site.
 */
export function contentPolicy(inlineScripts: readonly string[], { supabase, mail }: Settings): string {
  const hashes = inlineScripts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  const services = [supabase.url, mail.url].filter((url) => url !== "").map((url) => new URL(url).origin);
  const directives: Readonly<Record<string, readonly string[]>> = {
    // Also what is fetched ahead of a click: Firefox judges `<link rel="prefetch">` by this alone.
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashes],
    "style-src": ["'self'"],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'"],
    "media-src": ["'self'"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'", ...new Set(services)],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-src": ["'none'"],
    "worker-src": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}
