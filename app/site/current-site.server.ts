import { openProject } from "./site.server.ts";

/**
 * The site that this process builds or serves. Its folder is the current one: every command is an npm script, which npm
 * starts in the folder of `package.json`, and the bundled server code has no other way to find it. The development
 * server loads this module anew when a content file changes.
 */
export const site = openProject(process.cwd(), { developing: process.env.NODE_ENV === "development" });
