import { originForm } from "#scripts/serve/origin-form.ts";

/** Paths of the services. The client libraries determine all but the last. */
export const backendPaths = {
  rest: "/rest/v1",
  functions: "/functions/v1",
  mail: "/api/v1.0/email",
  local: "/_local",
} as const;

/** Whether a request's target belongs to the backend: `/_local?a=1`, `http://localhost:4173/rest/v1/emails`. */
export function isBackendUrl(target: string): boolean {
  const [path = ""] = originForm(target).split("?");
  return path === backendPaths.local || Object.values(backendPaths).some((prefix) => path.startsWith(`${prefix}/`));
}
