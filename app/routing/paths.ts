import type {
  FixedRouteKey,
  NumberedRouteKey,
  NumberedTagRouteKey,
  RouteKey,
  SlugRouteKey,
  TagRouteKey,
} from "./route-table.ts";

/** `paths` of a locale file: route key, or `key@alias`, to the words of its path, without slashes at the ends. */
export type PathWords = Readonly<Record<string, string>>;

/**
 * Returns a path of one language. All internal links are made with it, so that a changed word changes every link.
 *
 * - `pathTo("contact")` → `/contacto`
 * - `pathTo("post", { slug: "futuro-modular" })` → `/blog/futuro-modular`
 * - `pathTo("blog-page", { page: 2 })` → `/blog/pagina/2`
 * - `pathTo("tag", { tag: "precio" })` → `/blog/tema/precio`
 * - `pathTo("designer", { alias: "designer" })` → `/designer`
 *
 * @throws Error when the locale file has no words for the key or alias.
 */
export interface PathTo {
  (key: FixedRouteKey, options?: { alias?: string }): string;
  (key: SlugRouteKey, options: { slug: string }): string;
  (key: NumberedRouteKey, options: { page: number }): string;
  (key: TagRouteKey, options: { tag: string }): string;
  (key: NumberedTagRouteKey, options: { tag: string; page: number }): string;
}

/** Returns how the paths of a language begin: with nothing for the default language, with `/xx` for the others. */
export function localePrefix(locale: string, defaultLocale: string): string {
  return locale === defaultLocale ? "" : `/${locale}`;
}

/**
 * Returns the pattern of a key's path, `/blog/:slug`, in the router's syntax. It ends in a slash only when it is `/`.
 *
 * @throws Error when the locale file has no words for the key or alias.
 */
export function pathPattern(words: PathWords, prefix: string, key: RouteKey, alias?: string): string {
  const name = alias === undefined ? key : `${key}@${alias}`;
  const word = words[name];
  if (word === undefined) throw new Error(`The locale file has no path for «${name}» under "paths".`);
  return `${prefix}/${word}`.replace(/\/$/, "") || "/";
}

/**
 * Returns the path of the catalogue, `/catalogo.pdf`, or of the part of it about one model: `/catalogo/mod-two.pdf`.
 *
 * @throws Error when the locale file has no word for it.
 */
export function cataloguePath(words: PathWords, prefix: string, slug?: string): string {
  const word = words.catalogue;
  if (word === undefined) throw new Error('The locale file has no path for «catalogue» under "paths".');
  return slug === undefined ? `${prefix}/${word}.pdf` : `${prefix}/${word}/${slug}.pdf`;
}

/** Returns the pattern of a route, which the router gives without its first slash: `blog/:slug` → `/blog/:slug`. */
export function patternFromRoot(pattern: string): string {
  return `/${pattern}`.replace(/^\/+/, "/");
}

interface PathOptions extends PathParameters {
  readonly alias?: string;
}

/** The variable parts of a path, by their names in the pattern. */
export interface PathParameters {
  readonly slug?: string;
  readonly tag?: string;
  readonly page?: number;
}

/** Returns a pattern with its parameters filled: `("/blog/tema/:tag", { tag: "precio" })` → `/blog/tema/precio`. */
export function fillPattern(pattern: string, parameters: PathParameters): string {
  return Object.entries(parameters).reduce((path, [name, value]) => path.replace(`:${name}`, String(value)), pattern);
}

/** Returns `pathTo` for the words and the prefix of one language. */
export function createPathTo(words: PathWords, prefix: string): PathTo {
  return function pathTo(key: RouteKey, { alias, ...parameters }: PathOptions = {}): string {
    const pattern = pathPattern(words, prefix, key, alias);
    return fillPattern(pattern, parameters);
  };
}

/** Returns the path of a link in the form in which paths are compared: no query, hash, final slash or escapes. */
export function normalisePath(href: string): string {
  const path = href.replace(/[?#].*$/, "").replace(/\/+$/, "") || "/";
  try {
    return decodeURI(path);
  } catch {
    // No path of the site has a malformed escape, so the raw text matches nothing.
    return path;
  }
}
