import { messages } from "@electric-sql/pglite";
import { ContentError } from "#app/content/content-error.ts";
import { advise } from "#scripts/check/advice/advise.ts";
import { IssuesError } from "#scripts/check/advice/issues-error.ts";
import { printIssues } from "#scripts/check/reporters/print-issues.ts";
import { hasCode } from "#scripts/terminal/has-code.ts";
import { message } from "#scripts/terminal/messages.ts";
import { DataFolderBusyError } from "./data-lock.ts";
import { DatabaseUnusableError } from "./database.ts";

/**
 * Returns the response to a call that threw. The error is printed, and only a busy data folder is explained to the
 * client.
 */
export function errorResponse(error: unknown): Response {
  const isBusy = error instanceof DataFolderBusyError;
  if (!isBusy && !isAborted(error)) reportError(error);
  const text = isBusy ? error.message : "The local backend has failed; its terminal says why";
  const body = { code: "PGRST000", message: text, details: null, hint: null };
  return Response.json(body, { status: 503, headers: { "Retry-After": "1" } });
}

/**
 * Prints an error: in sentences if it comes from the content, the data folder or the disk, otherwise with its stack.
 */
export function reportError(error: unknown): void {
  if (error instanceof ContentError) printIssues(advise(error.errors));
  else if (error instanceof IssuesError) printIssues(error.issues);
  else if (error instanceof DatabaseUnusableError) {
    console.error(message("databaseUnusable", { folder: error.folder, reason: error.message }));
  } else if (error instanceof Error && ("syscall" in error || isOfDisk(error))) {
    console.error(message("dataFolderUnusable", { reason: error.message }));
  } else if (error instanceof messages.DatabaseError) {
    // Not the values of the statement, which are visitors' addresses.
    const { message: text, code, where, hint } = error;
    console.error(text, { code, where, hint });
  } else console.error(error);
}

/** Whether a disk is full or broken: SQLSTATE classes 53 and 58, or an error of the lock file, which is SQLite's. */
function isOfDisk(error: Error): boolean {
  return "code" in error && /^(?:5[38]\w{3}|ERR_SQLITE_ERROR)$/.test(String(error.code));
}

/** Whether the client closed the connection during its request. */
function isAborted(error: unknown): boolean {
  return error instanceof Error && hasCode(error, "ECONNRESET") && error.message === "aborted";
}
