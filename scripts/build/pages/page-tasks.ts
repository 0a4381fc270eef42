import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { openCaches } from "#app/cache/caches.server.ts";
import type { DiskCache } from "#app/cache/disk-cache.server.ts";
import { hashOf } from "#app/cache/hash.server.ts";
import type { SiteBundle } from "#scripts/build/bundle/bundle-site.ts";
import { compressFile } from "#scripts/compression/compress-file.ts";
import { openCompressionCache } from "#scripts/compression/compression-cache.ts";
import type { SiteExtent } from "#scripts/compression/compression-level.ts";
import { pathsOfPictures } from "#scripts/pictures/paths-of-pictures.ts";
import type { TaskModule } from "#scripts/workers/task-module.ts";
import { dataFile, htmlFile, isResource, isUnknownPage, type PageFiles } from "./page-files.ts";
import { openRenderer, type PageRenderer } from "./page-renderer.ts";

/** What the threads that write pages need to know. */
export interface PageWork {
  /** The project's folder, which has to be the current one: the server bundle reads the site from there. */
  readonly root: string;
  /** The moment of the build, in whole seconds. The server bundle has it from the environment. */
  readonly now: Date;
  /** Whether the site goes online. The server bundle has it from the environment too. */
  readonly production: boolean;
  readonly bundle: SiteBundle;
  /** Folder of the files to serve. */
  readonly client: string;
  readonly extent: SiteExtent;
}

/** What the rest of the build needs to know of a page. */
export interface WrittenPage {
  /** Paths of the files of pictures that the page names, each once. */
  readonly pictures: readonly string[];
  /** The page's key in the cache of pages; undefined for a file of data. */
  readonly key: string | undefined;
  /** Whether the page was taken from the cache. */
  readonly reused: boolean;
  /** Entries of the cache of compressed forms. */
  readonly compressed: readonly string[];
}

/** A page in the cache. Its key says of what it was made, so its data need not be kept. */
export interface KeptPage {
  readonly html: string;
  readonly pictures: readonly string[];
}

/** Name of the cache of pages. */
export const pageCacheKind = "pages";

export const taskModule: TaskModule<PageWork, string, WrittenPage> = {
  url: import.meta.url,
  async start({ root, bundle, client, extent }) {
    if (root !== process.cwd()) throw new Error(`The site can only be built in the current folder, not in ${root}.`);
    const build: ServerBuild = await import(pathToFileURL(bundle.server).href);
    const renderer = openRenderer(build);
    const pages = openCaches(root, bundle.version).open<KeptPage>(pageCacheKind);
    return async (path) => {
      const { files, ...page } = isResource(path)
        ? await makeResource(renderer, path)
        : await makePage(renderer, pages, path);
      // One for each page, which knows what this page used.
      const cache = openCompressionCache(root);
      for (const [file, text] of Object.entries(files)) {
        writeText(join(client, file), text);
        await compressFile(file, { client, extent, cache });
      }
      return { ...page, compressed: cache.used() };
    };
  },
  describe: (path) => path,
};

type MadePage = Omit<WrittenPage, "compressed"> & { readonly files: PageFiles };

async function makeResource(renderer: PageRenderer, path: string): Promise<MadePage> {
  const files = { [path.slice(1)]: await renderer.resource(path) };
  return { files, pictures: [], key: undefined, reused: false };
}

/** A page is made of its bundles and its data alone, so one with the same of both is the same. */
async function makePage(renderer: PageRenderer, pages: DiskCache<KeptPage>, path: string): Promise<MadePage> {
  const data = await renderer.data(path);
  const key = hashOf(path, data);
  const kept = pages.get(key);
  const page = kept ?? (await renderPage(renderer, path));
  if (!kept) pages.put(key, page);
  const { html, pictures } = page;
  const files = {
    [htmlFile(path)]: html,
    // No page navigates to a page for unknown paths.
    ...(!isUnknownPage(path) && { [dataFile(path)]: data }),
  };
  return { files, pictures, key, reused: kept !== undefined };
}

async function renderPage(renderer: PageRenderer, path: string): Promise<KeptPage> {
  const html = await renderer.html(path);
  return { html, pictures: pathsOfPictures(html) };
}

function writeText(file: string, text: string): void {
  // For each file of a folder but the first one, asking for the folder is for nothing.
  if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
