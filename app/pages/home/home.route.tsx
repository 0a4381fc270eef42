import { loadPage } from "#app/pages/shared/load-page.server.ts";
import "./styles.scss";
import type { Route } from "./+types/home.route";
import { getHomePage } from "./home.server.ts";
import { HomePage } from "./home-page.tsx";

export const loader = loadPage(getHomePage);

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
