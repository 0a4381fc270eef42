import { HomePage } from "#app/pages/home/home-page.tsx";
import { currentHomeEdition } from "#app/pages/shared/load-page.server.ts";
import { dataFilePath, fetchDataFile } from "#app/routing/data-files.ts";
import "#app/pages/home/styles.scss";
import type { Route } from "./+types/unknown.route";
import { getUnknownPage, type UnknownPage as UnknownPageData } from "./unknown.server.ts";

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
