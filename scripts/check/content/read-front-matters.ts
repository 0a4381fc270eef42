import type { Site } from "#app/site/site.server.ts";
import { runTasks, threadsFor } from "#scripts/workers/worker-pool.ts";
import { inBatches } from "./batches.ts";
import { taskModule } from "./front-matter-tasks.ts";
import { markdownFiles } from "./markdown-files.ts";

/** Files whose front matter takes as long as a thread takes to begin. */
const perThread = 800;

/**
 * Parses the front matter of new and changed files in worker threads, if they are many: it is in the caches then. Few
 * are parsed when somebody asks for them.
 */
export async function readFrontMatters({ root, caches, files }: Site): Promise<void> {
  const { version } = caches;
  if (version === undefined) return;
  const changed = markdownFiles(root).filter((file) => !files.isKept(file));
  const threads = threadsFor(changed.length, perThread);
  if (threads === 0) return;
  for await (const _read of runTasks(taskModule, { root, version }, inBatches(changed, 100), { threads })) {
    // The caches have it.
  }
}
