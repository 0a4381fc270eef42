import type { Plugin } from "vite";
import { openSite } from "#app/site/site.server.ts";

const name = "virtual:public-paths";

/** Offers every path of the site to scripts for visitors: `import { publicPaths } from "virtual:public-paths"`. */
export function publicPaths(): Plugin {
  let root = "";
  return {
    name: "public-paths",
    configResolved(config) {
      root = config.root;
    },
    resolveId: { filter: { id: /^virtual:public-paths$/ }, handler: () => `\0${name}` },
    load: {
      filter: { id: /^\0virtual:public-paths$/ },
      handler() {
        const paths = openSite(root)
          .paths.all()
          .map(({ path }) => path);
        return `export const publicPaths = ${JSON.stringify(paths)};`;
      },
    },
  };
}
