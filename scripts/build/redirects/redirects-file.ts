import type { Redirect } from "#app/routing/list-redirects.ts";

/** Name of the file beside the pages; hosts read it and do not serve it. */
export const redirectsFile = "_redirects";

type Way = Pick<Redirect, "from" | "to">;

/**
 * Returns the text of `_redirects`, one line `/old /new 301` for each redirect, as Netlify, Cloudflare Pages, GitLab
 * Pages and others read it.
 */
export function formatRedirects(redirects: readonly Way[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}

/** Returns what a file of redirects says, new paths by old ones; other lines than those of `formatRedirects` are left out. */
export function parseRedirects(text: string): Map<string, string> {
  return new Map(
    text.split("\n").flatMap((line) => {
      const [, from, to] = /^(\/\S*) (\/\S*) 301$/.exec(line.trim()) ?? [];
      return from !== undefined && to !== undefined ? [[from, to] as const] : [];
    }),
  );
}
