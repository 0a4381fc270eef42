import sirv from "sirv";
import type { Plugin } from "vite";
import { pictureFolder, pictureUrl } from "#app/content/pictures.server.ts";

/** Serves the pictures of `content/images` while developing; the build copies them. */
export function contentPictures(): Plugin {
  return {
    name: "content-pictures",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(pictureUrl, sirv(pictureFolder, { dev: true, etag: true }));
    },
  };
}
