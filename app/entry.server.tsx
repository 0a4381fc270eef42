import { prerender } from "react-dom/static";
import { I18nextProvider } from "react-i18next";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";
import { ContentError } from "#app/content/content-error.ts";
import { notFoundKindOf } from "#app/frame/misplaced-document.tsx";
import { addStart, pageDataOf } from "#app/frame/start/add-start.server.ts";
import { readSettings } from "#app/integrations/settings.ts";
import { dataFileOf } from "#app/routing/data-files.ts";
import { localeOfRoute } from "#app/routing/route-ids.ts";
import { site } from "#app/site/current-site.server.ts";

/**
 * Reports what a page has thrown. While developing, the check says what is wrong with the content, in the words of those who
 * write it.
 */
export function handleError(error: unknown, { request }: { readonly request: Request }): void {
  if (request.signal.aborted || (import.meta.env.DEV && error instanceof ContentError)) return;
  console.error(isRouteErrorResponse(error) && "error" in error && error.error ? error.error : error);
}

/** Where the services are that the pages of this build call; those without a URL belong to the site. */
const settings = readSettings(import.meta.env, "");

/**
 * Renders a page. `prerender` waits for everything, so that the file holds the whole text in place; streaming would
 * leave hidden pieces that only a script moves to where they belong.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const { matches, loaderData } = routerContext.staticHandlerContext;
  const match = matches.at(-1)?.route.id ?? "";
  const locale = localeOfRoute(match);
  // A built page does not carry its data: the router would write them into scripts that run at once.
  const { serverHandoffStream, ...quietContext } = routerContext;
  const { isSpaMode } = routerContext;
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <I18nextProvider i18n={site.locales.i18n(locale)}>
      <ServerRouter context={import.meta.env.DEV ? routerContext : quietContext} url={request.url} />
    </I18nextProvider>,
    {
      // Below a Suspense boundary React would go on without the broken part.
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  if (errors.length > 0) throw errors[0];
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.DEV) return new Response(prelude, { headers, status });

  // Encoded already, so it has to be read, or its time limit would keep the process.
  const state = await new Response(serverHandoffStream).text();
  const hasDataFile = !isSpaMode && notFoundKindOf({ id: match, loaderData: loaderData[match] }) === undefined;
  const source = hasDataFile ? { file: dataFileOf(new URL(request.url).pathname) } : { state };
  const html = addStart(await new Response(prelude).text(), pageDataOf(routerContext, source), settings);
  // React Router's own pre-rendering looks for these words in its fallback for all paths; our build makes none.
  const proof = isSpaMode ? "<!-- window.__reactRouterContext = window.__reactRouterRouteModules = -->" : "";
  return new Response(html + proof, { headers, status });
}
