import type { FixedRouteKey, RouteKey, SlugRouteKey } from "./route-table.ts";

/** `paths` of a locale file: route key, or `key@alias`, to the words of its address, without slashes at the ends. */
export type PathWords = Readonly<Record<string, string>>;

/**
 * Makes internal addresses of one language; the only maker of them.
 *
 * - `pathTo("contact")` → `/contacto`
 * - `pathTo("post", { slug: "futuro-modular" })` → `/blog/futuro-modular`
 * - `pathTo("designer", { alias: "designer" })` → `/designer`
 *
 * @throws Error when the locale file has no words for the key or alias.
 */
export interface PathTo {
  (key: FixedRouteKey, options?: { alias?: string }): string;
  (key: SlugRouteKey, options: { slug: string }): string;
}

/** Where the addresses of a language start: nothing for the default language, `/xx` for the others. */
export function localePrefix(locale: string, defaultLocale: string): string {
  return locale === defaultLocale ? "" : `/${locale}`;
}

/** Address pattern of a key (`/blog/:slug`), as the router wants it. Never ends in a slash, but for the bare `/`. */
export function pathPattern(words: PathWords, prefix: string, key: RouteKey, alias?: string): string {
  const name = alias === undefined ? key : `${key}@${alias}`;
  const word = words[name];
  if (word === undefined) throw new Error(`The locale file has no address for «${name}» under "paths".`);
  return `${prefix}/${word}`.replace(/\/$/, "") || "/";
}

/** `pathTo` bound to the words and the prefix of one language. */
export function createPathTo(words: PathWords, prefix: string): PathTo {
  return function pathTo(key: RouteKey, options: { alias?: string; slug?: string } = {}): string {
    const pattern = pathPattern(words, prefix, key, options.alias);
    return options.slug === undefined ? pattern : pattern.replace(":slug", options.slug);
  };
}

/** The comparable form of an address: no query, no hash, no slash at the end, percent-encoding resolved. */
export function normalisePath(href: string): string {
  const path = href.replace(/[?#].*$/, "").replace(/\/+$/, "") || "/";
  try {
    return decodeURI(path);
  } catch {
    // A malformed escape is no address of ours; left as it is, it matches nothing.
    return path;
  }
}
