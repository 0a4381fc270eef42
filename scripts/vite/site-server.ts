import type { Plugin } from "vite";
import { picturesPath } from "#app/pictures/picture-files.ts";
import { originForm } from "#scripts/serve/origin-form.ts";
import type { BackendListener } from "#scripts/services/backend-listener.ts";
import { createProjectBackend } from "#scripts/services/project-backend.ts";
import { answerCatalogue } from "./answer-catalogue.ts";
import { answerPicture } from "./answer-picture.ts";

/**
 * Answers what else `npm start` serves at the origin of the pages: the calls of the local services, pictures and
 * catalogues.
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
      // Not before the first answer, which would wait for it.
      server.httpServer?.once("request", (_request, response) => response.once("close", backend.prepare));
      server.middlewares.use((request, response, next) => {
        request.url = originForm(request.url ?? "");
        // React Router reads this one.
        request.originalUrl = request.url;
        if (backend.owns(request)) void backend.answer(request, response);
        else next();
      });
      server.middlewares.use(picturesPath, answerPicture(root));
      server.middlewares.use(answerCatalogue(root));
    },
    // Vite waits for the promise: after a restart the next server needs the data folder.
    closeServer: () => backends.shift()?.close(),
  };
}
