import type { Redirect } from "#app/routing/list-redirects.ts";
import type { Site } from "#app/site/site.server.ts";
import { htmlFile, isUnknownPage } from "#scripts/build/pages/page-files.ts";
import { type HeaderRule, headerRules } from "./header-rules.ts";

/** A redirect from an earlier path of a page to the present one. */
export type PathRedirect = Pick<Redirect, "from" | "to">;

/** The page that is sent for unknown paths of a folder. */
interface UnknownPage {
  /** With a slash at both ends: `/`, `/blog/`. */
  readonly folder: string;
  /** `/404.html`, `/blog/404.html`. */
  readonly file: string;
}

/** The duties of a host. The configuration of each kind of host is written from them. */
export interface HostingPlan {
  readonly redirects: readonly PathRedirect[];
  /** The deepest folder first: its page wins over the page of the folder around it. */
  readonly unknownPages: readonly UnknownPage[];
  readonly headers: readonly HeaderRule[];
  /** The other host redirects each path to the same path of the site's own. */
  readonly hosts: {
    /** The host in the site's URL, `www.empresa.es`. */
    readonly own: string;
    /** The same host without `www.`, or with it if `own` has none. */
    readonly other: string;
  };
}

/** The part of a site's paths that the plan needs. */
type SitePaths = Pick<Site["paths"], "prerendered" | "redirects">;

/**
 * Returns what a host of this site has to do.
 *
 * @param url URL of the site, without a path.
 */
export function planHosting(paths: SitePaths, url: string): HostingPlan {
  const { host } = new URL(url);
  const unknown = paths.prerendered().filter(isUnknownPage);
  const depth = (path: string) => path.split("/").length;
  return {
    redirects: paths.redirects().map(({ from, to }) => ({ from, to })),
    unknownPages: unknown
      .toSorted((a, b) => depth(b) - depth(a))
      .map((path) => ({ folder: path.slice(0, -"404".length), file: `/${htmlFile(path)}` })),
    headers: headerRules(),
    hosts: { own: host, other: host.startsWith("www.") ? host.slice("www.".length) : `www.${host}` },
  };
}
