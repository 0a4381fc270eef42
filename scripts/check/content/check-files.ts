import type { Issue } from "#app/content/issues.ts";
import type { Site } from "#app/site/site.server.ts";
import { runTasks, threadsFor } from "#scripts/workers/worker-pool.ts";
import { inBatches } from "./batches.ts";
import { createFileChecker } from "./check-file.ts";
import { type KnownSite, taskModule } from "./file-tasks.ts";
import type { ContentFile } from "./project.ts";
import type { SurroundingsOfFiles } from "./surroundings.ts";

/** Files whose check and rendering take as long as a thread takes to begin and to open the site. */
const perThread = 100;

/**
 * Returns the issues of the rules that look at one file, for all files. Those of unchanged files come from the caches;
 * many others are found in worker threads.
 */
export async function checkFiles(
  { root, now, caches }: Site,
  files: readonly ContentFile[],
  surroundings: SurroundingsOfFiles,
  known: KnownSite,
): Promise<Issue[]> {
  const checker = createFileChecker(surroundings, caches);
  const found = new Map(files.map((file) => [file.file, checker.kept(file)]));
  const others = files.filter(({ file }) => found.get(file) === undefined);
  const { version } = caches;
  const threads = version === undefined ? 0 : threadsFor(others.length, perThread);
  if (version === undefined || threads === 0) {
    for (const file of others) found.set(file.file, checker.check(file));
  } else {
    const batches = inBatches(
      others.map(({ file }) => file),
      20,
    );
    for await (const { result } of runTasks(taskModule, { root, now, version, ...known }, batches, { threads })) {
      for (const { file, issues } of result) found.set(file, issues);
    }
  }
  return files.flatMap(({ file }) => found.get(file) ?? []);
}
