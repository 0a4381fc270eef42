import { openProject } from "./site.server.ts";

/**
 * The site that this process builds or serves. Its folder is the current one: every command is an npm script, which npm
 * starts in the folder of `package.json`, and the bundled server code has no other way to find it.
 */
export let site = openProject(process.cwd(), { developing: process.env.NODE_ENV === "development" });

/**
 * Has the site read files of `content/` again. The development server calls it when they change.
 *
 * @public Loaded by its path (`scripts/vite/reload-content.ts`).
 */
export function rereadSite(changed: readonly string[]): void {
  site = site.reread(changed);
}
