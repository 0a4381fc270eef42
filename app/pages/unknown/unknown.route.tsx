import { currentEdition } from "#app/pages/current-page.server.ts";
import { HomePage } from "#app/pages/home/home-page.tsx";
import { dataFilePath, fetchDataFile } from "#app/routing/data-files.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/unknown.route";
import { getUnknownPage, type UnknownPage as UnknownPageData } from "./unknown.server.ts";

export const meta = pageMeta;

/** Runs for the one page that the host serves at every unknown address. */
export function loader(args: Route.LoaderArgs) {
  return getUnknownPage(currentEdition(args));
}

/** Never asks the loader: each unknown address would have data of its own, which no static host can hold. */
export function clientLoader({ pattern, request }: Route.ClientLoaderArgs): Promise<UnknownPageData> {
  return fetchDataFile(dataFilePath(pattern, "404.json"), request.signal);
}

export default function UnknownPage({ loaderData: { page, models, plan, catalogue } }: Route.ComponentProps) {
  return <HomePage page={page} models={models} plan={plan} catalogue={catalogue} />;
}
