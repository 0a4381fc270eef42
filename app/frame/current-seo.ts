import { useMatches } from "react-router";
import type { Seo } from "#app/seo/seo.ts";

/** Returns the head of the page being shown; undefined for an error page, which has no head of its own. */
export function useCurrentSeo(): Seo | undefined {
  const loaderData = useMatches().at(-1)?.loaderData;
  return hasSeo(loaderData) ? loaderData.seo : undefined;
}

function hasSeo(loaderData: unknown): loaderData is { readonly seo: Seo } {
  return typeof loaderData === "object" && loaderData !== null && "seo" in loaderData;
}
