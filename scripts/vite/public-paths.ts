import type { Plugin } from "vite";
import { getPublicPaths } from "#app/routing/all-paths.server.ts";

const name = "virtual:public-paths";

/** Lets scripts for visitors know every address of the site: `import { publicPaths } from "virtual:public-paths"`. */
export function publicPaths(): Plugin {
  return {
    name: "public-paths",
    resolveId: { filter: { id: /^virtual:public-paths$/ }, handler: () => `\0${name}` },
    load: {
      filter: { id: /^\0virtual:public-paths$/ },
      handler: () => `export const publicPaths = ${JSON.stringify(getPublicPaths().map(({ path }) => path))};`,
    },
  };
}
