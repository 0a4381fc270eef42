import { readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { SitePaths } from "#app/routing/site-paths.server.ts";
import { dataFile, htmlFile, isResource, isUnknownPage } from "./page-files.ts";

/**
 * Renames the pages that React Router has written to the names under which static hosts find them,
 * `contacto/index.html` → `contacto.html`, and deletes what no visitor requests: React Router's fallback page,
 * pages of routes without entries, and the data of pages to which no link leads.
 */
export function flattenPages(client: string, paths: Pick<SitePaths, "prerendered" | "emptyRoutePaths">): void {
  const remove = (file: string) => rmSync(join(client, file), { recursive: true, force: true });
  for (const path of paths.prerendered()) {
    if (isResource(path) || isUnknownPage(path)) remove(dataFile(path));
    if (!isResource(path) && path !== "/") renameSync(join(client, path, "index.html"), join(client, htmlFile(path)));
  }
  for (const path of paths.emptyRoutePaths()) {
    remove(path);
    remove(dataFile(path));
  }
  remove("__spa-fallback.html");
  removeEmptyFolders(client);
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const below = join(folder, entry.name);
    removeEmptyFolders(below);
    if (readdirSync(below).length === 0) rmdirSync(below);
  }
}
