import { ErrorPage } from "#app/frame/error-page.tsx";
import type { Route } from "./+types/page-boundary.route";

/**
 * Parent of all pages. Shows the error inside the frame: the root's error boundary would remount the frame, and the
 * assistant's conversation and pending toasts would be lost.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
