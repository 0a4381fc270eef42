import { type PublicPath, resolvePath } from "#app/routing/all-paths.server.ts";

/** The page of the route table that an address belongs to. @throws Error for an unknown address. */
export function currentPage(url: URL): PublicPath {
  const page = resolvePath(url.pathname);
  if (!page) throw new Error(`No page of the route table has the address ${url.pathname}.`);
  return page;
}
