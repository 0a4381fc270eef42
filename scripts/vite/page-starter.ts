import { join } from "node:path";
import { rolldown } from "rolldown";
import type { Plugin } from "vite";

/**
 * Offers the inline scripts of built pages, bundled and minified: `import { starter } from "virtual:page-starter"`. The
 * same code gives the same text, so that the Content-Security-Policy can name it by its hash.
 */
export function pageStarter(): Plugin {
  let folder = "";
  return {
    name: "page-starter",
    configResolved({ root }) {
      folder = join(root, "app/frame/start");
    },
    resolveId: { filter: { id: /^virtual:page-starter$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:page-starter$/ },
      async handler() {
        const texts = await Promise.all(["starter", "loader"].map((name) => bundleScript(join(folder, `${name}.ts`))));
        return `export const [starter, loader] = ${JSON.stringify(texts)};`;
      },
    },
  };
}

/** Returns a script with its imports as one minified text, in a block so that its names are not global. */
async function bundleScript(input: string): Promise<string> {
  const bundle = await rolldown({ input, platform: "browser" });
  try {
    const { output } = await bundle.generate({ format: "esm", minify: true, comments: false });
    return `{${output[0].code.trim()}}`;
  } finally {
    await bundle.close();
  }
}
