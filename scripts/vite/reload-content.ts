import { join, relative, sep } from "node:path";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { contentChanged } from "./content-changed.ts";
import { type FileEvent, watchFolder } from "./watch-folder.ts";

/** The module of the server that holds what it has read of the content. */
const siteModule = "/app/site/current-site.server.ts";

/** The module that the open pages run. */
const pageModule = "/scripts/vite/show-changed-content.ts";

/** Folders without code of the pages. Vite would watch each of their files, of which there may be thousands. */
const unwatched = /^(?:\.(?!react-router\b)[^/]+|build|content|docs|locales|test-results|tests)(?:\/|$)/;

/** How long to wait for further files, in milliseconds: editors write in steps, git many files at once. */
const pauseMs = 20;

/**
 * Shows a change of `content/` or `locales/` at once. The server reads a changed content file again, and no other; the
 * open pages ask for their data again and stay where they are. What may change the paths of other pages than articles,
 * a locale file or a new model, is read by a restart of the development server only.
 */
export function reloadContent(): Plugin {
  // Those of more than one server while it restarts, the older first.
  const watching: (() => void)[] = [];
  return {
    name: "reload-content",
    apply: "serve",
    config: () => ({ server: { watch: { ignored: [isUnwatched] } } }),
    configureServer(server) {
      const { root } = server.config;
      const changed = new Set<string>();
      let timer: NodeJS.Timeout | undefined;

      function flush(): void {
        const files = [...changed];
        changed.clear();
        showChanges(server, files).catch((error: unknown) => {
          // As after any change before: the pages show what is wrong.
          server.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
          server.environments.client.hot.send({ type: "full-reload" });
        });
      }

      const stops = ["content", "locales"].map((folder) =>
        watchFolder(join(root, folder), (event, path) => {
          const file = relative(root, path).split(sep).join("/");
          if (needsRestart(event, file)) return void server.restart();
          changed.add(file);
          clearTimeout(timer);
          timer = setTimeout(flush, pauseMs);
        }),
      );
      watching.push(() => {
        clearTimeout(timer);
        for (const stop of stops) stop();
      });
    },
    closeServer: () => watching.shift()?.(),
    transform: {
      // Added here, so that the built pages carry none of it.
      filter: { id: /\/app\/entry\.client\.tsx$/ },
      handler(code) {
        return this.environment.name === "client" ? { code: `${code}\nimport "${pageModule}";`, map: null } : null;
      },
    },
  };
}

function isUnwatched(path: string): boolean {
  return unwatched.test(relative(process.cwd(), path).split(sep).join("/"));
}

/** Whether a change may be one of paths that are known since the start: all but those of articles. */
export function needsRestart(event: FileEvent, file: string): boolean {
  if (file.startsWith("locales/")) return true;
  return event !== "change" && !/^content\/(?:images\/|[^/]+\/blog\/)/.test(file);
}

async function showChanges(server: ViteDevServer, files: readonly string[]): Promise<void> {
  const { client, ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("The development server has no environment for pages.");
  const { rereadSite } = await ssr.runner.import<typeof import("#app/site/current-site.server.ts")>(siteModule);
  rereadSite(files);
  // It holds names of pages; it is loaded with the assistant's panel.
  const names = client.moduleGraph.getModuleById("\0virtual:assistant");
  if (names) client.moduleGraph.invalidateModule(names);
  client.hot.send({ type: "custom", event: contentChanged });
}
