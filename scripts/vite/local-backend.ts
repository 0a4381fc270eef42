import type { Plugin } from "vite";
import { httpLimits } from "#scripts/serve/http-server.ts";
import type { BackendListener } from "#scripts/services/backend-listener.ts";
import { createProjectBackend } from "#scripts/services/project-backend.ts";

/** For answers under way when the server is told to end: their rows may be stored already. */
const graceMs = 9000;

/** Serves the local backend at the origin of the pages, as `npm start` does. */
export function localBackend(): Plugin {
  // More than one while the server restarts, the older first.
  const backends: BackendListener[] = [];
  return {
    name: "local-backend",
    apply: "serve",
    configureServer(server) {
      const backend = createProjectBackend(server.config.root);
      backends.push(backend);
      server.middlewares.use((request, response, next) => {
        if (backend.owns(request)) void backend.answer(request, response);
        else next();
      });
      // The server is Vite's, which looks for connections beyond these limits every half minute.
      if (server.httpServer && "headersTimeout" in server.httpServer) {
        server.httpServer.headersTimeout = httpLimits.headersMs;
        server.httpServer.requestTimeout = httpLimits.requestMs;
      }
      // Vite's first step would be to cut all connections.
      const closeServer = server.close;
      server.close = async () => {
        await backend.settled(graceMs);
        await closeServer.call(server);
      };
    },
    // Waited for: the next server needs the folder with the data after a restart.
    closeServer: () => backends.shift()?.close(),
  };
}
