/** An address of the site as the loaders get it; the host plays no part. */
export function siteUrl(path: string): URL {
  return new URL(path, "http://localhost");
}
