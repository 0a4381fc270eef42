import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { defaultLocale } from "#app/i18n/languages.ts";
import { robots, sitemap } from "#app/seo/sitemap.ts";
import type { Site } from "#app/site/site.server.ts";
import { publishCatalogues } from "#scripts/catalogue/publish-catalogues.ts";
import { cleanPictureCache } from "#scripts/pictures/clean-picture-cache.ts";
import { publishPictures } from "#scripts/pictures/publish-pictures.ts";

/**
 * Turns what React Router wrote into files that any static host serves at the site's paths.
 *
 * @param pictures Sources of the pictures that the pages show; their files have been made.
 * @returns the number of pages.
 * @throws Error when a page of the site was not written.
 */
export async function finishSite(site: Site, client: string, pictures: readonly string[]): Promise<number> {
  // A host would answer unknown paths with it and status 200; 404.html is the page for those.
  rmSync(join(client, "__spa-fallback.html"), { force: true });
  flattenPages(client);

  const pages = site.paths.all();
  for (const { path } of pages) requireFile(client, path === "/" ? "/index.html" : `${path}.html`);
  const listed = new Set(pages.map(({ path }) => path));
  for (const path of site.paths.prerendered().filter((candidate) => !listed.has(candidate))) {
    requireFile(client, path.endsWith("/404") ? `${path}.html` : path);
    // No page navigates to the page for unknown paths or to a list in JSON.
    rmSync(join(client, `${path}.data`), { force: true });
  }

  // The licence of the typeface requires its text beside the files.
  const licence = fileURLToPath(import.meta.resolve("@fontsource-variable/archivo/LICENSE"));
  copyFileSync(licence, join(client, "assets", "archivo-OFL.txt"));
  publishCatalogues(site.root, client);
  await publishPictures(site.pictures, client, pictures);
  await cleanPictureCache(site.pictures);
  const { url } = site.edition(defaultLocale).content.site();
  writeFileSync(join(client, "sitemap.xml"), sitemap(url, pages, site.locales.names()));
  writeFileSync(join(client, "robots.txt"), robots(url));
  return pages.length;
}

/**
 * Moves `contacto/index.html` to `contacto.html`: a host that finds a folder would redirect `/contacto` to
 * `/contacto/`, which is not the page's path.
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
