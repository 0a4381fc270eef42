import { basename } from "node:path";
import type { Plugin } from "vite";
import { webManifests } from "#app/seo/icons/web-manifests.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { textTypeOf } from "#scripts/build/compression/text-types.ts";
import { mediaTypes } from "#scripts/build/hosting/media-types.ts";
import { makeIcons } from "#scripts/icons/make-icons.ts";

/** Serves icons and manifests while developing: they are made when a browser asks for them. */
export function siteIcons(): Plugin {
  return {
    name: "site-icons",
    apply: "serve",
    configureServer(server) {
      const { root } = server.config;
      server.middlewares.use(async (request, response, next) => {
        const path = (request.url ?? "").replace(/\?.*/s, "");
        if (!/\.(?:ico|png|webmanifest)$/.test(path)) return next();
        try {
          const file = await fileAt(root, path);
          if (file === undefined) return next();
          const type = textTypeOf(path) ?? mediaTypes[path.replace(/.*\./, "")];
          response.setHeader("Content-Type", type ?? "application/octet-stream");
          response.setHeader("Cache-Control", "no-cache");
          response.end(file);
        } catch (error) {
          // A drawing that is missing, half-written settings: the server shows why.
          next(error);
        }
      });
    },
  };
}

async function fileAt(root: string, path: string): Promise<Buffer | string | undefined> {
  const icon = path === `/${basename(path)}` ? (await makeIcons(root)).get(basename(path)) : undefined;
  if (icon) return icon;
  if (!path.endsWith(".webmanifest")) return undefined;
  return webManifests(openSite(root, { developing: true })).find((manifest) => manifest.path === path)?.text;
}
