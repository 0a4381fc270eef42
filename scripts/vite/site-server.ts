import type { Connect, Plugin } from "vite";
import { picturesPath } from "#app/pictures/picture-files.ts";
import { webManifests } from "#app/seo/web-manifests.server.ts";
import { openSite } from "#app/site/site.server.ts";
import type { BackendListener } from "#scripts/services/backend-listener.ts";
import { createProjectBackend } from "#scripts/services/project-backend.ts";
import { answerCatalogue } from "./answer-catalogue.ts";
import { answerPicture } from "./answer-picture.ts";

/**
 * Answers what else `npm start` serves at the origin of the pages: the calls of the local services and the files that a
 * build writes beside the pages.
 */
export function siteServer(): Plugin {
  // There is more than one while the server restarts, the older first.
  const backends: BackendListener[] = [];
  return {
    name: "site-server",
    apply: "serve",
    configureServer(server) {
      const { root } = server.config;
      const backend = createProjectBackend(root);
      backends.push(backend);
      server.middlewares.use((request, response, next) => {
        if (backend.owns(request)) void backend.answer(request, response);
        else next();
      });
      server.middlewares.use(picturesPath, answerPicture(root));
      server.middlewares.use(answerCatalogue(root));
      server.middlewares.use(answerManifest(root));
    },
    // Vite waits for the promise: after a restart the next server needs the data folder.
    closeServer: () => backends.shift()?.close(),
  };
}

/** Returns the middleware that serves a project's web manifests. */
function answerManifest(root: string): Connect.NextHandleFunction {
  return ({ url = "" }, response, next) => {
    const path = url.replace(/\?.*/s, "");
    if (!path.endsWith(".webmanifest")) return next();
    try {
      const manifest = webManifests(openSite(root, { developing: true })).find((candidate) => candidate.path === path);
      if (!manifest) return next();
      response.setHeader("Content-Type", "application/manifest+json; charset=utf-8");
      response.end(manifest.text);
    } catch {
      // Half-written settings or strings, which the check reports.
      response.statusCode = 503;
      response.end();
    }
  };
}
