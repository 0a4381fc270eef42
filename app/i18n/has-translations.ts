/**
 * Whether the site may have several languages. Known to the bundler (`scripts/vite/visitor-strings.ts`), which leaves out of
 * a site in one language what only others need; true elsewhere.
 */
export const hasTranslations = import.meta.env.SITE_LANGUAGES !== "1";
