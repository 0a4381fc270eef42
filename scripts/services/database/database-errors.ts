import { asReason } from "#scripts/terminal/as-reason.ts";

/** Another process has the data folder locked. */
export class DataFolderBusyError extends Error {
  override name = "DataFolderBusyError";
  readonly pid: number;

  constructor(pid: number) {
    super(`Process ${pid} holds the data folder.`);
    this.pid = pid;
  }
}

/** The database cannot be opened or brought up to date. The message is the reason, as a part of a sentence. */
export class DatabaseUnusableError extends Error {
  override name = "DatabaseUnusableError";
  readonly folder: string;

  constructor(folder: string, cause: unknown) {
    super(asReason(cause), { cause });
    this.folder = folder;
  }
}
