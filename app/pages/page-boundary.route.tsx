import { ErrorPage } from "#app/frame/error-page.tsx";
import type { Route } from "./+types/page-boundary.route";

/**
 * Parent of all pages: one that cannot be shown is replaced inside the frame. Were it the root's boundary that took
 * over, the frame would begin anew, and with it the assistant's conversation and the notice of a letter on its way.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
