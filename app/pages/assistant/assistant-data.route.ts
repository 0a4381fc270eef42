import { patternFromRoot } from "#app/routing/paths.ts";
import { site } from "#app/site/current-site.server.ts";
import type { Route } from "./+types/assistant-data.route";
import { getAssistantData } from "./assistant-data.server.ts";

/** Returns the data of the assistant in a language: a file that the assistant fetches when it is opened. */
export function loader({ pattern }: Route.LoaderArgs) {
  const locale = site.paths.localeOf(patternFromRoot(pattern));
  return Response.json(getAssistantData(site, locale, { developing: import.meta.env.DEV }));
}
