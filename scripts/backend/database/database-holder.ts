import { type Database, type DatabaseOptions, isDatabaseMade, openDatabase } from "./open-database.ts";

/** The database of a backend, opened when it is first asked for. */
export interface DatabaseHolder {
  /** Whether there is a database already: asking for one that is not there makes it, which takes seconds. */
  isMade(): boolean;
  /** @throws DataFolderBusyError while another process has it open; the next call tries again. */
  get(): Promise<Database>;
  /** Closes what is open; afterwards `get` opens it anew. */
  close(): Promise<void>;
}

/** Holds a database that is not open yet: pages must never wait for it. */
export function holdDatabase(options: Omit<DatabaseOptions, "onLost">): DatabaseHolder {
  let opening: Promise<Database> | undefined;
  function forget(): void {
    opening = undefined;
  }
  return {
    isMade: () => isDatabaseMade(options),
    get() {
      opening ??= openDatabase({ ...options, onLost: forget }).catch((error: unknown) => {
        forget();
        throw error;
      });
      return opening;
    },
    async close() {
      const [outcome] = await Promise.allSettled([opening]);
      forget();
      // One that could not be opened needs no closing.
      if (outcome.status === "fulfilled") await outcome.value?.close();
    },
  };
}
