import { prerender } from "react-dom/static";
import { I18nextProvider } from "react-i18next";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";
import { ContentError } from "#app/content/content-error.ts";
import { addStart } from "#app/frame/start/add-start.server.ts";
import { readSettings } from "#app/integrations/settings.ts";
import { localeOfRoute } from "#app/routing/route-ids.ts";
import { site } from "#app/site/current-site.server.ts";

/**
 * Reports the error of a page. While developing, the check says what is wrong with the content, in the words of
 * those who write it.
 */
export function handleError(error: unknown, { request }: { readonly request: Request }): void {
  if (request.signal.aborted || (import.meta.env.DEV && error instanceof ContentError)) return;
  console.error(isRouteErrorResponse(error) && "error" in error && error.error ? error.error : error);
}

// Lists all pages, for which it reads all articles: before the first request of a build, whose time is limited.
if (import.meta.env.PROD) site.paths.all();

/** The settings of the services that the pages of this build call; services without a URL belong to the site. */
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
  const locale = localeOfRoute(routerContext.staticHandlerContext.matches.at(-1)?.route.id ?? "");
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <I18nextProvider i18n={site.locales.i18n(locale)}>
      <ServerRouter context={routerContext} url={request.url} />
    </I18nextProvider>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Below a Suspense boundary React would go on without the broken part.
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  if (errors.length > 0) throw errors[0];
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.DEV) return new Response(prelude, { headers, status });

  return new Response(addStart(await new Response(prelude).text(), settings), { headers, status });
}
