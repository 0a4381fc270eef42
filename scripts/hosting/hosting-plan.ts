import type { Redirect } from "#app/routing/list-redirects.ts";
import type { Site } from "#app/site/site.server.ts";
import { htmlFile, isUnknownPage } from "#scripts/build/pages/page-files.ts";
import { type HeaderRule, headerRules } from "./header-rules.ts";

/** From an earlier or further path of a page to the one that it has. */
export type Way = Pick<Redirect, "from" | "to">;

/** The page that is sent for unknown paths of a folder. */
interface UnknownPage {
  /** With a slash at both ends: `/`, `/blog/`. */
  readonly folder: string;
  /** `/404.html`, `/blog/404.html`. */
  readonly file: string;
}

/** What a host has to do, from which the configuration of each is written. */
export interface HostingPlan {
  readonly redirects: readonly Way[];
  /** The deepest folder first, whose page goes before that of the folder around it. */
  readonly unknownPages: readonly UnknownPage[];
  readonly headers: readonly HeaderRule[];
}

/** What the plan asks of the paths of a site. */
type SitePaths = Pick<Site["paths"], "prerendered" | "redirects" | "all" | "translated">;

/** Returns what a host of this site has to do. */
export function planHosting(paths: SitePaths, policy: string): HostingPlan {
  const unknown = paths.prerendered().filter(isUnknownPage);
  const depth = (path: string) => path.split("/").length;
  return {
    redirects: [...furtherPaths(paths), ...paths.redirects().map(({ from, to }) => ({ from, to }))],
    unknownPages: unknown
      .toSorted((a, b) => depth(b) - depth(a))
      .map((path) => ({ folder: path.slice(0, -"404".length), file: `/${htmlFile(path)}` })),
    headers: headerRules(policy),
  };
}

/** Returns the ways from the further paths of pages to their first ones. A host without redirects has a page there. */
function furtherPaths(paths: Pick<SitePaths, "all" | "translated">): Way[] {
  return paths
    .all()
    .filter(({ alias }) => alias !== undefined)
    .map((page) => ({ from: page.path, to: paths.translated({ ...page, alias: undefined }, page.locale) }));
}
