import type { Connect, Plugin, ViteDevServer } from "vite";
import { normalisePath } from "#app/routing/paths.ts";
import { escapeMarkup } from "#app/seo/escape-markup.ts";
import type { CheckReport } from "#scripts/dev/check-report.ts";
import { devText } from "#scripts/dev/dev-text.ts";
import { latestReport, onReport } from "#scripts/dev/received-reports.ts";
import { type IssueAnswer, type IssueQuestion, issuesAsked, issuesChanged, issuesOfPage } from "./issue-events.ts";

/** The module that the open pages run. */
const pageModule = "/scripts/vite/show-issues.ts";

/** Shows in each page what the check has found in its files, while developing. */
export function issuePanel(): Plugin {
  // Those of more than one server while it restarts, the older first.
  const listening: (() => void)[] = [];
  return {
    name: "issue-panel",
    apply: "serve",
    configureServer(server) {
      const { hot } = server.environments.client;
      hot.on(issuesAsked, ({ path }: IssueQuestion, client) => {
        const answer: IssueAnswer = { path, issues: issuesOf(latestReport(), path) };
        client.send(issuesOfPage, answer);
      });
      listening.push(onReport(() => hot.send({ type: "custom", event: issuesChanged })));
      // Behind the routes: what could not even be begun ends there.
      return () => showFailures(server);
    },
    closeServer: () => listening.shift()?.(),
    transform: {
      // Added here, so that the built pages carry none of it.
      filter: { id: /\/app\/entry\.client\.tsx$/ },
      handler(code) {
        return this.environment.name === "client" ? { code: `${code}\nimport "${pageModule}";`, map: null } : null;
      },
    },
  };
}

/** Returns the issues of a page; null before the first check has ended. */
export function issuesOf(report: CheckReport | undefined, path: string): IssueAnswer["issues"] {
  if (!report) return null;
  const own = normalisePath(path);
  return report.issues.filter(({ pages }) => pages === null || pages.includes(own));
}

/** Answers the request of a page whose code cannot be run, in the place of a stack trace. */
function showFailures({ middlewares }: ViteDevServer): void {
  const answer: Connect.ErrorHandleFunction = (error: unknown, request, response, next) => {
    // Of whichever instance of the class: pages have one of their own.
    const isOfContent = error instanceof Error && error.name === "ContentError";
    if (!isOfContent && !request.headers.accept?.includes("text/html")) return next(error);
    const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
    // What is wrong with the content, the check says.
    if (!isOfContent) console.error(`${devText("pageFailed", { path: request.originalUrl ?? "/" })}\n${details}`);
    response.writeHead(500, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
    response.end(failurePage(details));
  };
  middlewares.use(answer);
}

/** Returns a page that has nothing but the panel, which shows the issues or the error. */
function failurePage(details: string): string {
  return `<!doctype html>
<html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(devText("pageMissing"))}</title>
<body><div class="error-page"><pre class="error-page__details" hidden>${escapeMarkup(details)}</pre></div>
<script type="module" src="/@vite/client"></script><script type="module" src="${pageModule}"></script></body></html>
`;
}
