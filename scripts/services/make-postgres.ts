import { once } from "node:events";
import { renameSync, rmSync } from "node:fs";
import { Worker } from "node:worker_threads";

/**
 * Makes the files of an empty database in a new folder. PGlite computes them in one go, for seconds, so a thread does
 * it: this one answers pages meanwhile.
 *
 * @throws Error, or what PGlite throws instead of one, if the disk is full.
 */
export async function makePostgres(folder: string): Promise<void> {
  // Made beside its place and moved when complete, so that a killed process leaves nothing that looks like a database.
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  await once(new Worker(new URL("./postgres-worker.ts", import.meta.url), { workerData: draft }), "exit");
  renameSync(draft, folder);
}
