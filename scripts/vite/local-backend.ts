import type { Plugin } from "vite";
import { createProjectBackend } from "#scripts/backend/project-backend.ts";

/** The local backend on the development server: the same origin as the pages, as in `npm start`. */
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
      // The folder with the data must be free for the server that follows a restart.
      server.httpServer?.once("close", () => void backend.close());
    },
  };
}
