import { availableParallelism } from "node:os";
import { openCaches } from "#app/cache/caches.server.ts";
import { momentEnvironment } from "#app/site/present-moment.server.ts";
import { message } from "#scripts/cli/messages.ts";
import { progressBar } from "#scripts/pictures/progress-bar.ts";
import { runTasks } from "#scripts/workers/worker-pool.ts";
import { type KeptPage, type PageWork, pageCacheKind, taskModule } from "./page-tasks.ts";

/** What was written of a site's pages. */
export interface RenderedPages {
  /** Every path of a picture's file that a page names, with the first such page in the order of the paths. */
  readonly pictures: ReadonlyMap<string, string>;
  /** The same by page: its paths of files, each once. */
  readonly picturesByPage: ReadonlyMap<string, readonly string[]>;
  /** Paths of the pages that were taken from the cache. */
  readonly reused: readonly string[];
  /** Entries of the cache of compressed forms that the pages have. */
  readonly compressed: readonly string[];
}

/** Shorter work needs no progress bar, in ms. */
const patience = 3000;

/**
 * Writes the files of all pages with their compressed forms, in one thread per core. Pages whose bundles and data are
 * those of an earlier build are taken from the cache, from which all other pages are deleted.
 *
 * @param paths Every path to pre-render.
 * @throws Error of the first page that cannot be rendered, named by its path.
 */
export async function renderPages(
  work: PageWork,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<RenderedPages> {
  const pictures = new Map<string, readonly string[]>();
  const keys: string[] = [];
  const reused: string[] = [];
  const compressed: string[] = [];
  const bar = progressBar(process.stdout, message("pagesLabel"));
  const started = Date.now();
  // React chooses between its builds by this variable.
  const options = {
    threads: availableParallelism(),
    signal,
    env: { ...momentEnvironment(work.now), NODE_ENV: "production", SITE_ENV: work.production ? "production" : "" },
  };
  try {
    for await (const { task, result } of runTasks(taskModule, work, paths, options)) {
      pictures.set(task, result.pictures);
      if (result.key !== undefined) keys.push(result.key);
      if (result.reused) reused.push(task);
      compressed.push(...result.compressed);
      if (Date.now() - started > patience) bar.show(pictures.size, paths.length);
    }
  } finally {
    bar.clear();
  }
  openCaches(work.root, work.bundle.version).open<KeptPage>(pageCacheKind).sweep(keys);
  return { pictures: firstPages(paths, pictures), picturesByPage: pictures, reused, compressed };
}

function firstPages(paths: readonly string[], pictures: ReadonlyMap<string, readonly string[]>): Map<string, string> {
  const pages = new Map<string, string>();
  for (const path of paths) {
    for (const picture of pictures.get(path) ?? []) {
      if (!pages.has(picture)) pages.set(picture, path);
    }
  }
  return pages;
}
