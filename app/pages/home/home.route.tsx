import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/home.route";
import { getHomePage } from "./home.server.ts";
import { HomePage } from "./home-page.tsx";

export const meta = pageMeta;

export function loader({ url }: Route.LoaderArgs) {
  return getHomePage(url);
}

export default function HomeRoute({ loaderData: { page, models, plan, catalogue } }: Route.ComponentProps) {
  return <HomePage page={page} models={models} plan={plan} catalogue={catalogue} />;
}
