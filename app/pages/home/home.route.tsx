import { currentPage } from "#app/pages/current-page.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import stylesheet from "#app/styles/sheets/home.scss?url";
import type { Route } from "./+types/home.route";
import { getHomePage } from "./home.server.ts";
import { HomePage } from "./home-page.tsx";

export const meta = pageMeta;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export function loader(args: Route.LoaderArgs) {
  return getHomePage(currentPage(args));
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
