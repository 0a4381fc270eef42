import { existsSync } from "node:fs";
import { join } from "node:path";
import sirv from "sirv";
import type { Plugin } from "vite";
import { pictureUrl } from "#app/content/picture-files.ts";
import { pictureCacheFolder, pictureFolder } from "#app/content/picture-store.server.ts";
import { hasPicture } from "#app/content/pictures.server.ts";

/**
 * Serves the pictures while developing: the file of an earlier build where there is one, otherwise the original, which
 * browsers show whatever format its address promises. So nothing has to be made before a page is seen.
 */
export function contentPictures(): Plugin {
  return {
    name: "content-pictures",
    apply: "serve",
    configureServer(server) {
      const made = sirv(pictureCacheFolder, { dev: true });
      const originals = sirv(pictureFolder, { dev: true, etag: true });
      server.middlewares.use(pictureUrl, (request, response, next) => {
        const name = parsePictureAddress(request.url ?? "");
        if (!name) return next();
        const isMade = existsSync(join(pictureCacheFolder, name.cached));
        const original = ["jpg", "jpeg", "png", "webp"].map((type) => `${name.stem}.${type}`).find(hasPicture);
        if (!isMade && !original) return next();
        request.url = isMade ? `/${name.cached}` : `/${original}`;
        (isMade ? made : originals)(request, response, next);
      });
    },
  };
}

/** `"/cutaways/office.0a1b2c3d4e-640.avif"` → `{ stem: "cutaways/office", cached: "0a1b2c3d4e-640.avif" }` */
export function parsePictureAddress(address: string): { readonly stem: string; readonly cached: string } | undefined {
  const [, stem, cached] = /^\/([^?]+)\.([0-9a-f]{10}-(?:\d+|cover)\.[a-z]+)(?:\?.*)?$/.exec(address) ?? [];
  return stem && cached ? { stem, cached } : undefined;
}
