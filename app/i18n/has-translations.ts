/**
 * Whether the site may have several languages. The bundler knows it (`scripts/vite/visitor-strings.ts`) and drops the
 * code of translations from a site in one language; true elsewhere, as in programs of Node, which have no such
 * variables.
 */
export const hasTranslations = typeof import.meta.env === "undefined" || import.meta.env.SITE_LANGUAGES !== "es";
