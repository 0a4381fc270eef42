import { existsSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type { CheckReport } from "#scripts/dev/check-report.ts";
import { areReportsExpected, latestReport, onReport } from "#scripts/dev/received-reports.ts";
import { contentChanged } from "./content-changed.ts";
import { watchFolder } from "./watch-folder.ts";

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
 * open pages ask for their data again and stay where they are. What changes the routes, a locale file or a new model, is
 * read by a restart of the development server only. As long as the check finds errors in what the server needs for that,
 * it goes on with what it has.
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
      /** Whether the routes have changed, and the languages whose files have. */
      const due = { routes: false, locales: new Set<string>() };
      let locales: readonly string[] = [];

      function report(error: unknown): void {
        // As after any change before: the pages show what is wrong.
        server.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
        server.environments.client.hot.send({ type: "full-reload" });
      }

      async function show(files: readonly string[]): Promise<void> {
        const { rereadSite } = await importSite(server);
        due.routes ||= rereadSite(files);
        if (due.routes) await restart(latestReport());
        else showInPages(server);
      }

      /** Restarts the server, or leaves it to the next report: a site that cannot be read could not begin. */
      async function restart(latest: CheckReport | undefined): Promise<void> {
        if (!canRestart(latest, locales)) return;
        const isOther = [...due.locales].some((locale) => locales.includes(locale) || isReadable(latest, root, locale));
        if (due.routes || isOther) await server.restart();
      }

      function flush(): void {
        const files = [...changed];
        changed.clear();
        show(files).catch(report);
      }

      const stops = ["content", "locales"].map((folder) =>
        watchFolder(join(root, folder), (_event, path) => {
          const file = relative(root, path).split(sep).join("/");
          if (file.startsWith("locales/")) {
            due.locales.add(basename(file, ".json"));
            // The check is about to look at it.
            if (!areReportsExpected()) restart(undefined).catch(report);
            return;
          }
          changed.add(file);
          clearTimeout(timer);
          timer = setTimeout(flush, pauseMs);
        }),
      );
      const stopListening = onReport((latest) => {
        restart(latest).catch(report);
      });
      server.httpServer?.once("listening", () => {
        importSite(server)
          .then(({ prepareSite }) => {
            locales = prepareSite();
          })
          .catch(report);
      });
      watching.push(() => {
        clearTimeout(timer);
        stopListening();
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

/** Whether a server can begin with the files as the check has found them; `locales` are the languages that it has. */
export function canRestart(report: CheckReport | undefined, locales: readonly string[]): boolean {
  return !report || !(report.blocking || report.brokenLocales.some((locale) => locales.includes(locale)));
}

/** Whether a language that the server does not have has a file by now, and one without errors. */
function isReadable(report: CheckReport | undefined, root: string, locale: string): boolean {
  return !report?.brokenLocales.includes(locale) && existsSync(join(root, "locales", `${locale}.json`));
}

/** Returns the module of the site that renders the pages. */
async function importSite({ environments: { ssr } }: ViteDevServer) {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("The development server has no environment for pages.");
  return ssr.runner.import<typeof import("#app/site/current-site.server.ts")>(siteModule);
}

/** Has the open pages ask for their data again. */
function showInPages({ environments: { client } }: ViteDevServer): void {
  // They hold names of pages; they are loaded with the assistant's panel.
  for (const [id, names] of client.moduleGraph.idToModuleMap) {
    if (id.startsWith("\0virtual:assistant")) client.moduleGraph.invalidateModule(names);
  }
  client.hot.send({ type: "custom", event: contentChanged });
}
