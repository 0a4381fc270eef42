/**
 * Address of a file with data that stands beside the pages of a route, from the pattern that the router gives:
 *
 * - ("blog/:slug", "index.json") → "/blog/index.json"
 * - ("xx/*", "404.json") → "/xx/404.json"
 */
export function dataFilePath(pattern: string, file: string): string {
  return `/${pattern}`.replace(/^\/+/, "/").replace(/[^/]*$/, file);
}

/**
 * Fetches a file with data of this very build, whose shape the caller therefore knows.
 *
 * @throws Error when it cannot be had; the visitor then sees the error page.
 */
export async function fetchDataFile<Data>(path: string, signal?: AbortSignal): Promise<Data> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} was answered with status ${response.status}.`);
  const data: Data = await response.json();
  return data;
}
