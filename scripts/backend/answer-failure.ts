import { DataFolderBusyError } from "./database/data-lock.ts";

/** The answer to a call that failed. What nobody foresaw is told to the developer, on the terminal, and to nobody else. */
export function answerFailure(error: unknown): Response {
  const isBusy = error instanceof DataFolderBusyError;
  if (!isBusy && !hasHungUp(error)) console.error(error);
  const message = isBusy ? error.message : "The local backend has failed; its terminal says why";
  const body = { code: "PGRST000", message, details: null, hint: null };
  return Response.json(body, { status: 503, headers: { "Retry-After": "1" } });
}

/** Whoever goes away in the middle of a request gets no answer, and nothing has failed. */
function hasHungUp(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ECONNRESET" && error.message === "aborted";
}
