import type { Plugin } from "vite";

/** Returns a plugin that compiles no stylesheet for the server's side of a build: pages link those of the browser's. */
export function stylesOnce(): Plugin {
  return {
    name: "styles-once",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    load: { filter: { id: /\.scss$/ }, handler: () => "" },
  };
}
