import { prerender } from "react-dom/static";
import { I18nextProvider } from "react-i18next";
import { type EntryContext, ServerRouter } from "react-router";
import { localeOfRoute } from "#app/routing/route-ids.ts";
import { site } from "#app/site/current-site.server.ts";

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
  const matches = routerContext.staticHandlerContext.matches;
  const locale = localeOfRoute(matches.at(-1)?.route.id ?? "");
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <I18nextProvider i18n={site.locales.i18n(locale)}>
      <ServerRouter context={routerContext} url={request.url} />
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
  return new Response(prelude, { headers, status });
}
