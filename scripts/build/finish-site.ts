import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { getContent } from "#app/content/content.server.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { getLocales } from "#app/i18n/locale-files.server.ts";
import { getPrerenderPaths, getPublicPaths } from "#app/routing/all-paths.server.ts";
import { robots, sitemap } from "#app/seo/sitemap.ts";
import { cleanPictureCache } from "#scripts/pictures/clean-picture-cache.ts";
import { publishPictures } from "#scripts/pictures/publish-pictures.ts";

/**
 * Turns what React Router wrote into files that any static host serves under the site's addresses.
 *
 * @param pictures names of those that the pages show, all of them made
 * @returns the number of pages.
 * @throws Error when a page of the site was not written.
 */
export async function finishSite(root: string, client: string, pictures: readonly string[]): Promise<number> {
  // It would answer unknown addresses with status 200; 404.html is the page for those.
  rmSync(join(client, "__spa-fallback.html"), { force: true });
  flattenPages(client);

  const pages = getPublicPaths();
  for (const { path } of pages) requireFile(client, path === "/" ? "/index.html" : `${path}.html`);
  const addresses = new Set(pages.map(({ path }) => path));
  for (const path of getPrerenderPaths().filter((candidate) => !addresses.has(candidate))) {
    requireFile(client, path.endsWith("/404") ? `${path}.html` : path);
    // Nobody navigates to the page for unknown addresses or to a list in JSON.
    rmSync(join(client, `${path}.data`), { force: true });
  }

  await publishPictures(root, client, pictures);
  await cleanPictureCache(root);
  const { url } = getContent(defaultLocale).site();
  writeFileSync(join(client, "sitemap.xml"), sitemap(url, pages, getLocales()));
  writeFileSync(join(client, "robots.txt"), robots(url));
  return pages.length;
}

/**
 * `contacto/index.html` → `contacto.html`: a host that finds a folder would answer `/contacto` with a redirection
 * to `/contacto/`, which is not the page's address.
 */
function flattenPages(client: string): void {
  const pages = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === "index.html" && entry.parentPath !== client)
    .map(({ parentPath }) => parentPath);
  for (const folder of pages) {
    mkdirSync(dirname(folder), { recursive: true });
    renameSync(join(folder, "index.html"), `${folder}.html`);
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}

function requireFile(client: string, file: string): void {
  if (!existsSync(join(client, file))) throw new Error(`The build did not write ${file}.`);
}
