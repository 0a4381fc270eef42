import { type Database, type DatabaseOptions, isDatabaseMade, openDatabase } from "./open-database.ts";

/** A database that is opened by the first call that needs it. */
export interface LazyDatabase {
  /** Whether the database exists. If not, `get` creates it, which takes seconds. */
  isMade(): boolean;
  /** @throws DataFolderBusyError while another process has it open. The next call tries again. */
  get(): Promise<Database>;
  /** Closes the database if it is open. A later `get` opens it again. */
  close(): Promise<void>;
}

export function createLazyDatabase(options: Omit<DatabaseOptions, "onLost">): LazyDatabase {
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
      const database = await opening?.catch(() => undefined);
      forget();
      await database?.close();
    },
  };
}
