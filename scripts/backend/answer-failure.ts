import { message } from "#scripts/cli/messages.ts";
import { DatabaseUnusableError, DataFolderBusyError } from "./database/database-errors.ts";
import { hasCode } from "./has-code.ts";

/** The answer to a call that failed. What nobody foresaw is told to the developer, on the terminal, and to nobody else. */
export function answerFailure(error: unknown): Response {
  const isBusy = error instanceof DataFolderBusyError;
  if (!isBusy && !hasHungUp(error)) reportFailure(error);
  const text = isBusy ? error.message : "The local backend has failed; its terminal says why";
  const body = { code: "PGRST000", message: text, details: null, hint: null };
  return Response.json(body, { status: 503, headers: { "Retry-After": "1" } });
}

/** Says on the terminal what has failed: in a sentence what the machine or its data are to blame for. */
export function reportFailure(error: unknown): void {
  if (error instanceof DatabaseUnusableError) {
    console.error(message("databaseUnusable", { folder: error.folder, reason: error.message }));
  } else if (error instanceof Error && "syscall" in error) {
    console.error(message("dataFolderUnusable", { reason: error.message }));
  } else console.error(error);
}

/** Whoever goes away in the middle of a request gets no answer, and nothing has failed. */
function hasHungUp(error: unknown): boolean {
  return error instanceof Error && hasCode(error, "ECONNRESET") && error.message === "aborted";
}
