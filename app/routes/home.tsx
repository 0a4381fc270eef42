import { HomePage } from "#app/components/home-page/home-page.tsx";
import { getHomePage } from "#app/content/queries/home.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/home";

export const meta = pageMeta;

export function loader({ url }: Route.LoaderArgs) {
  return getHomePage(url);
}

export default function HomeRoute({ loaderData: { page, models, plan, catalogue } }: Route.ComponentProps) {
  return <HomePage page={page} models={models} plan={plan} catalogue={catalogue} />;
}
