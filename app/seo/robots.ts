/** Returns `robots.txt`: robots may read everything of a site that goes online, and nothing of a trial. */
export function robots(siteUrl: string, production: boolean): string {
  return production ? `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n` : "User-agent: *\nDisallow: /\n";
}
