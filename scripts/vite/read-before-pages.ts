import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/**
 * Loads the built server code, which reads the whole site, before React Router asks its preview server for the first
 * page. Each request has ten seconds, in which a busy machine may not read a thousand articles.
 */
export function readBeforePages(): Plugin {
  return {
    name: "read-before-pages",
    async configurePreviewServer({ config: { root, environments } }) {
      await import(pathToFileURL(resolve(root, environments.ssr?.build.outDir ?? "", "index.js")).href);
    },
  };
}
