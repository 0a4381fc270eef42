import { currentHomeEdition } from "#app/pages/current-page.server.ts";
import { HomePage } from "#app/pages/home/home-page.tsx";
import { dataFilePath, fetchDataFile } from "#app/routing/data-files.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import stylesheet from "#app/styles/sheets/home.scss?url";
import type { Route } from "./+types/unknown.route";
import { getUnknownPage, type UnknownPage as UnknownPageData } from "./unknown.server.ts";

export const meta = pageMeta;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

/** Runs for the page that the host serves at every unknown path. */
export function loader(args: Route.LoaderArgs) {
  return getUnknownPage(currentHomeEdition(args));
}

/** Does not call the loader, whose data would have a path of its own for each unknown path: no static host has them. */
export function clientLoader({ pattern, request }: Route.ClientLoaderArgs): Promise<UnknownPageData> {
  return fetchDataFile(dataFilePath(pattern, "404.json"), request.signal);
}

export default function UnknownPage({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
