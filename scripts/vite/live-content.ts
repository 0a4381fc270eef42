import { join, relative, sep } from "node:path";
import { type Connect, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { issueLines, painter } from "#scripts/check/reporters/terminal.ts";
import { canShowSite } from "#scripts/dev/can-show-site.ts";
import { type Checker, createChecker } from "#scripts/dev/create-checker.ts";
import { devText } from "#scripts/dev/dev-text.ts";
import { failurePage } from "#scripts/dev/failure-page.ts";
import { issuesFound, issuesRequested, type KnownIssues, type PageIssue } from "#scripts/dev/page-issue.ts";

/** The server's module that holds the content it has read. */
const siteModule = "/app/site/current-site.server.ts";

/** A route module that every page loads. */
const rootModule = "app/root.tsx";

/** The target of the requests with which React Router gets the data of a page, and again after a change. */
const pageData = /\.data(?:\?.*)?$/;

/** Folders without code of the pages: a change in them would make open pages request their data again for nothing. */
const unwatched = ["{build,docs,test-results,tests}/**", ".{build-*,cache,git,local,react-router}/**"];

/**
 * Shows changes of `content/` and `locales/` in the open pages, together with the issues that the check finds in the
 * files of each page. The server rereads only the changed content file, and React Router requests the data of the open
 * pages again. A locale file or a new model changes the routes and needs a restart, which waits until the check finds
 * no error in the changed locale files; until then the server keeps the old strings.
 */
export function liveContent(): Plugin {
  let checker: Checker | undefined;
  let latest: KnownIssues = null;
  /** Whether the server has the site: without settings or paths it has only a page that says so. */
  let hasSite = false;
  const changedLocales = new Set<string>();

  function hear(server: ViteDevServer, issues: KnownIssues): void {
    if (issues) print(issues, latest);
    latest = issues;
    const areBroken = !issues || issues.some(({ file, severity }) => severity === "error" && changedLocales.has(file));
    const isDue = hasSite ? changedLocales.size > 0 && !areBroken : canShowSite(server.config.root);
    // A restart loads the pages again.
    if (isDue) void server.restart();
    else server.environments.client.hot.send(issuesFound, latest);
  }

  async function reread(server: ViteDevServer, file: string): Promise<void> {
    const { rereadSite } = await importSite(server);
    if (rereadSite([file])) return server.restart();
    const { client } = server.environments;
    // When a route module reloads, React Router requests the page's data again and keeps its scroll position.
    for (const module of client.moduleGraph.getModulesByFile(join(server.config.root, rootModule)) ?? []) {
      await client.reloadModule(module);
    }
  }

  return {
    name: "live-content",
    apply: "serve",
    config: ({ root = process.cwd() }) => ({
      server: { watch: { ignored: unwatched.map((glob) => join(root, glob)) } },
    }),
    async configureServer(server) {
      const { root, plugins } = server.config;
      const { hot } = server.environments.client;
      hasSite = plugins.some(({ name }) => name === "react-router");
      // Reads everything once, so that a file that breaks later can still be shown as it was.
      if (hasSite) server.httpServer?.once("listening", async () => (await importSite(server)).prepareSite());
      hot.on(issuesRequested, (_nothing, client) => client.send(issuesFound, latest));
      checker = createChecker(root, (issues) => hear(server, issues));
      checker.request();
      server.middlewares.use(({ url = "" }, response, next) => {
        if (pageData.test(url)) response.once("close", () => checker?.start());
        next();
      });
      // After the routes, so that it receives their errors.
      return () => showFailures(server, hasSite);
    },
    closeServer: () => checker?.stop(),
    hotUpdate: {
      async handler({ file, server }) {
        const path = relative(server.config.root, file).split(sep).join("/");
        const [folder = ""] = path.split("/");
        const isContent = folder === "content";
        const isCode = !isContent && folder !== "locales";
        if (this.environment.name === "client") {
          // The program that checks can read only content again.
          if (!isContent) checker?.renew();
          if (!isCode) checker?.request(path);
          if (folder === "locales") changedLocales.add(path);
          if (isContent && hasSite) await reread(server, path);
          // A page that has failed is loaded again.
          server.environments.client.hot.send(issuesFound, latest);
        }
        return isCode ? undefined : [];
      },
    },
    transform: {
      // Added here, so that built pages do not contain it.
      filter: { id: /\/app\/entry\.client\.tsx$/ },
      handler(code) {
        return this.environment.name === "client"
          ? { code: `${code}\nimport "/scripts/dev/panel.ts";`, map: null }
          : null;
      },
    },
  };
}

/** Prints what the check has found, unless it is the same as before. */
function print(issues: readonly PageIssue[], before: KnownIssues): void {
  if (JSON.stringify(issues) === JSON.stringify(before)) return;
  for (const issue of issues) console.log(`${issueLines(issue, painter(process.stdout)).join("\n")}\n`);
  const errors = issues.filter(({ severity }) => severity === "error").length;
  console.log(
    issues.length === 0 ? devText("allRight") : devText("counts", { errors, warnings: issues.length - errors }),
  );
}

/** Returns the module of the site that renders the pages. */
async function importSite({ environments: { ssr } }: ViteDevServer) {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("The development server has no environment for pages.");
  return ssr.runner.import<typeof import("#app/site/current-site.server.ts")>(siteModule);
}

/** Answers the request of a page that cannot be rendered with a page that has only the panel. */
function showFailures({ middlewares }: ViteDevServer, hasSite: boolean): void {
  const answer: Connect.ErrorHandleFunction = (error: unknown, request, response, next) => {
    // By name, because the pages' module graph has its own instance of the class.
    const isOfContent = error instanceof Error && error.name === "ContentError";
    if (!isOfContent && !request.headers.accept?.includes("text/html")) return next(error);
    const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
    // The check reports mistakes in the content.
    if (!isOfContent) console.error(`${devText("pageFailed", { path: request.originalUrl ?? "/" })}\n${details}`);
    response.writeHead(500, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
    response.end(failurePage(isOfContent ? undefined : details));
  };
  if (!hasSite) {
    middlewares.use((_request, response) => {
      response.writeHead(503, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
      response.end(failurePage());
    });
  }
  middlewares.use(answer);
}
