import type { HostingPlan } from "./hosting-plan.ts";

/** Name of the file beside the pages; hosts read it and do not serve it. */
export const redirectsFile = "_redirects";

/**
 * Returns the text of `_redirects`, as Netlify, Cloudflare Pages, GitLab Pages and others read it. Each host takes the
 * lines that it knows and leaves the others out:
 *
 * - `/old /new 301!` is for Netlify, which without the mark would send the page that is there for hosts without
 *   redirects;
 * - `/old /new 301` is for the others;
 * - `/blog/* /blog/404.html 404` is for Netlify, which otherwise uses only the root's page for unknown paths. It is
 *   last, because Cloudflare counts every line after one with a `*` towards its limit of 100.
 */
export function formatRedirects({ redirects, unknownPages }: Pick<HostingPlan, "redirects" | "unknownPages">): string {
  const ways = redirects.flatMap(({ from, to }) => [`${from} ${to} 301!\n`, `${from} ${to} 301\n`]);
  const folders = unknownPages.filter(({ folder }) => folder !== "/");
  return [...ways, ...folders.map(({ folder, file }) => `${folder}* ${file} 404\n`)].join("");
}

/** Returns the redirects in the text of such a file, new paths by old ones; other lines are left out. */
export function parseRedirects(text: string): Map<string, string> {
  return new Map(
    text.split("\n").flatMap((line) => {
      const [, from, to] = /^(\/\S*) (\/\S*) 301$/.exec(line.trim()) ?? [];
      return from !== undefined && to !== undefined ? [[from, to] as const] : [];
    }),
  );
}
