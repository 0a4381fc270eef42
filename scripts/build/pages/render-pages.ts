import { availableParallelism } from "node:os";
import { runTasks } from "#scripts/workers/worker-pool.ts";
import { type PageWork, taskModule } from "./page-tasks.ts";

/**
 * Writes the files of all pages, in one thread per core.
 *
 * @param paths Every path to pre-render.
 * @returns every path of a picture's file that a page names, with the first such page in the order of the paths.
 * @throws Error of the first page that cannot be rendered, named by its path.
 */
export async function renderPages(
  work: PageWork,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const pictures = new Map<string, readonly string[]>();
  // React chooses between its builds by this variable.
  const options = { threads: availableParallelism(), signal, env: { NODE_ENV: "production" } };
  for await (const { task, result } of runTasks(taskModule, work, paths, options)) pictures.set(task, result.pictures);
  const pages = new Map<string, string>();
  for (const path of paths) {
    for (const picture of pictures.get(path) ?? []) {
      if (!pages.has(picture)) pages.set(picture, path);
    }
  }
  return pages;
}
