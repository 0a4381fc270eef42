import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";

/** Covers the restart of the development server, which closes one backend of this process while it starts the next. */
const retry = { attempts: 20, pauseMs: 100 };

/** SQLite's error code for a locked file. */
const sqliteBusy = 5;

/** Thrown when another process has the data folder open. */
export class DataFolderBusyError extends Error {
  override name = "DataFolderBusyError";

  constructor() {
    super("Another process has the data folder open.");
  }
}

/**
 * Locks a data folder, which two databases at once would silently destroy. SQLite takes the operating system's lock on
 * a file, which the system releases when the process ends, even if it is killed.
 *
 * @param file The lock file, in an existing folder. It is created if missing and stays.
 * @returns a function that unlocks.
 * @throws DataFolderBusyError while another process holds the lock.
 */
export async function lockData(file: string): Promise<() => void> {
  for (let attempt = 1; ; attempt += 1) {
    const lock = new DatabaseSync(file);
    try {
      lock.exec("begin exclusive");
      return () => lock.close();
    } catch (error) {
      lock.close();
      if (!isBusy(error)) throw error;
      if (attempt === retry.attempts) throw new DataFolderBusyError();
    }
    await wait(retry.pauseMs);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
}
