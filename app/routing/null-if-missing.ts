import { isRouteErrorResponse } from "react-router";

/**
 * Returns null for an error of `serverLoader` that says that the host has no data at the path of a page.
 *
 * @throws every other error; the visitor then sees the error page.
 */
export function nullIfMissing(error: unknown): null {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return null;
}
