import { type UIMatch, useRouteLoaderData } from "react-router";
import { keyOfRoute } from "#app/routing/route-ids.ts";
import type { getShell, Shell } from "./shell.server.ts";

/** The pages that a static host serves at unknown paths: 404.html, and blog/404.html below the blog. */
export type NotFoundDocument = keyof Shell["misplaced"];

/** Returns which of these pages a document is, by its last matched route; otherwise undefined. */
export function notFoundKindOf(match: Pick<UIMatch, "id" | "loaderData"> | undefined): NotFoundDocument | undefined {
  const key = keyOfRoute(match?.id ?? "");
  if (key === "unknown") return key;
  return key === "post" && match?.loaderData === null ? key : undefined;
}

/**
 * Returns the pattern of the paths at which a host serves such a document although the router shows another page there.
 * At these paths the inline starter marks the document, so that styles hide it (`_misplaced-document.scss`), and loads
 * the application, which renders the right page.
 */
export function useMisplacedPattern(kind: NotFoundDocument | undefined): string | undefined {
  const shell = useRouteLoaderData<typeof getShell>("root");
  return kind && shell?.misplaced[kind];
}
