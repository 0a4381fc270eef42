/**
 * Whether the site may have several languages. Known to the bundler (`scripts/vite/visitor-strings.ts`), which leaves out of
 * a site in one language what only others need; true elsewhere, as in programs of Node, which have no such variables.
 */
export const hasTranslations = typeof import.meta.env === "undefined" || import.meta.env.SITE_LANGUAGES !== "es";
