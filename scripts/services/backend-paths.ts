/** Paths of the services. All but the last are chosen by the client libraries. */
export const backendPaths = {
  rest: "/rest/v1",
  functions: "/functions/v1",
  mail: "/api/v1.0/email",
  local: "/_local",
} as const;

/** Whether the URL of a request, without its origin, is one of the backend: `/_local?a=1`, `/rest/v1/emails`. */
export function isBackendUrl(url: string): boolean {
  const [path = ""] = url.split("?");
  return path === backendPaths.local || Object.values(backendPaths).some((prefix) => path.startsWith(`${prefix}/`));
}
