import { relative, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";

/**
 * Shows a change of `content/` or `locales/` at once. After a change of a content file the open pages reload; a new,
 * renamed or deleted file may change the paths, which only a restart of the development server reads.
 */
export function reloadContent(): Plugin {
  return {
    name: "reload-content",
    apply: "serve",
    configureServer(server) {
      server.watcher.add(["content", "locales"]);
      const isSource = (file: string) => {
        const [folder = ""] = relative(server.config.root, file).split(sep);
        return folder === "content" || folder === "locales";
      };
      server.watcher.on("change", (file) => {
        if (!isSource(file)) return;
        // A locale file has the words of the paths.
        if (file.endsWith(".json")) void server.restart();
        else reload(server);
      });
      for (const event of ["add", "unlink"] as const) {
        server.watcher.on(event, (file) => {
          if (isSource(file)) void server.restart();
        });
      }
    },
  };
}

/** Invalidates the modules of the server, which hold what it has read, and reloads the open pages. */
function reload(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
  server.environments.client.hot.send({ type: "full-reload" });
}
