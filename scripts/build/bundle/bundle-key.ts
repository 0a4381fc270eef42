import { readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { codeVersion } from "#app/cache/code-version.server.ts";
import { hashOf } from "#app/cache/hash.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { siteRoutes } from "#app/site/site-routes.server.ts";
import { assistantModule } from "#scripts/vite/assistant-content.ts";

/** Folders with what is bundled and what bundles it. */
const folders: readonly string[] = ["app", "locales", "public", "scripts"];

/** What is installed, as npm keeps it: more than package-lock.json asks for may have been installed by hand. */
const installed = "node_modules/.package-lock.json";

/** Variables that Vite puts into bundles; those of `.env` files are hashed with the files. */
const builtIn = /^VITE_/;

/**
 * Returns a hash of all that the bundles are made of. Of the content that is the list of routes and the words that the
 * assistant's panel has; all other content reaches pages through their loaders.
 */
export function bundleKey(site: Site, env: Readonly<Record<string, string | undefined>>): string {
  const { root } = site;
  const files = [...rootFiles(root), ...folders.flatMap((folder) => filesBelow(root, folder)), installed];
  const settings = Object.entries(env).filter(([name]) => builtIn.test(name));
  return hashOf(
    codeVersion(root, files),
    process.platform,
    process.arch,
    JSON.stringify(siteRoutes(site)),
    assistantModule(site),
    JSON.stringify(settings.sort(([a], [b]) => a.localeCompare(b))),
  );
}

/** Returns the files of the project's own folder, settings of every tool among them: all but documents. */
function rootFiles(root: string): string[] {
  // A link counts as what it leads to: `.env` is often one, and so is `node_modules`.
  return readdirSync(root).filter(
    (name) => !name.endsWith(".md") && statSync(join(root, name), { throwIfNoEntry: false })?.isFile(),
  );
}

/** Returns all files below a folder, hidden ones too: those of `public/` are published. */
function filesBelow(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  } catch {
    // A project without such a folder.
    return [];
  }
}
