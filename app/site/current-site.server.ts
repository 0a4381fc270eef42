import { openSite } from "./site.server.ts";

/**
 * The site that this process builds or serves. Its folder is the current one: every command is an npm script, which npm
 * starts in the folder of `package.json`, and the bundled server code has no other way to find it.
 */
export let site = openSite(process.cwd(), {
  developing: process.env.NODE_ENV === "development",
  production: process.env.SITE_ENV === "production",
});

/**
 * Makes the site read files of `content/` again. The development server calls it when they change. Returns whether it
 * needs other routes now.
 *
 * @public Loaded by its path (`scripts/vite/live-content.ts`).
 */
export function rereadSite(changed: readonly string[]): boolean {
  const before = routedPaths();
  site = site.reread(changed);
  return before !== routedPaths();
}

/**
 * Reads what every page needs while it is valid, and returns the languages. The development server calls it at its
 * start: files that break afterwards keep their last valid state.
 *
 * @public Loaded by its path (`scripts/vite/live-content.ts`).
 */
export function prepareSite(): readonly string[] {
  const locales = site.locales.names();
  for (const locale of locales) site.edition(locale);
  site.files.data("site");
  site.paths.routed();
  return locales;
}

/** Returns the paths that have a route of their own, as one text. */
function routedPaths(): string {
  return site.paths
    .routed()
    .map(({ path }) => path)
    .join("\n");
}
