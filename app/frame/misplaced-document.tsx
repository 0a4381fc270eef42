import { type UIMatch, useRouteLoaderData } from "react-router";
import { keyOfRoute } from "#app/routing/route-ids.ts";
import type { getShell, Shell } from "./shell.server.ts";

/** The pages that a static host serves at unknown paths: 404.html, and the one beside the posts. */
export type NotFoundDocument = keyof Shell["misplaced"];

/** Returns which page for unknown paths a document is, if it is one, from the last match of its route. */
export function notFoundKindOf(match: Pick<UIMatch, "id" | "loaderData"> | undefined): NotFoundDocument | undefined {
  const key = keyOfRoute(match?.id ?? "");
  if (key === "unknown") return key;
  return key === "post" && match?.loaderData === null ? key : undefined;
}

/**
 * Returns the pattern of the paths at which a host serves a document of this kind although the router shows another
 * page there. The inline starter compares it, marks the document where it is at a wrong path, so that styles hide it
 * (`_misplaced-document.scss`), and loads the application, which renders the right page.
 */
export function useMisplacedPattern(kind: NotFoundDocument | undefined): string | undefined {
  const shell = useRouteLoaderData<typeof getShell>("root");
  return kind && shell?.misplaced[kind];
}
