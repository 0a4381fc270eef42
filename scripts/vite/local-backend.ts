import type { Plugin } from "vite";
import { createProjectBackend } from "#scripts/backend/project-backend.ts";

/** Serves the local backend at the origin of the pages, as `npm start` does. */
export function localBackend(): Plugin {
  return {
    name: "local-backend",
    apply: "serve",
    configureServer(server) {
      const backend = createProjectBackend(server.config.root);
      server.middlewares.use((request, response, next) => {
        if (backend.owns(request)) void backend.answer(request, response);
        else next();
      });
      // The next server needs the folder with the data after a restart.
      server.httpServer?.once("close", () => void backend.close());
    },
  };
}
