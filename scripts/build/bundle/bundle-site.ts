import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { momentEnvironment } from "#app/site/present-moment.server.ts";
import { openProject, type Site } from "#app/site/site.server.ts";
import { bundleVersion, openBundleCache } from "./bundle-cache.ts";
import { bundleKey } from "./bundle-key.ts";
import { runBundler } from "./run-bundler.ts";

/** The bundles of a site, in the folders `client` and `server` of a build. */
export interface SiteBundle {
  /** The file of the server bundle. */
  readonly server: string;
  /** Hash of all that the bundles are made of, and of their files. */
  readonly version: string;
}

export interface BundlingResult {
  /** Undefined when the bundler failed or was aborted. */
  readonly bundle: SiteBundle | undefined;
  /** What the bundler has to say: warnings, and its report when it failed. */
  readonly output: string;
}

/**
 * Puts the bundles of a site into a folder: those of the last build, or new ones where anything that they are made of
 * has changed.
 *
 * @param folder From the project's root; new or empty.
 * @throws Error where the content has an issue.
 */
export async function bundleSite(site: Site, folder: string, signal: AbortSignal): Promise<BundlingResult> {
  const { root } = site;
  const cache = openBundleCache(root);
  const key = bundleKey(site, process.env);
  const server = join(root, folder, "server", "index.js");
  const restored = cache.restore(key, join(root, folder));
  if (restored !== undefined) return { bundle: { server, version: restored }, output: "" };
  const { worked, output } = await runBundler({ root, folder, env: momentEnvironment(site.now) }, signal);
  if (!worked) return { bundle: undefined, output };
  nameFinalFolder(server, folder);
  if (isKeyOf(site, key)) cache.store(key, join(root, folder));
  return { bundle: { server, version: bundleVersion(key, join(root, folder)) }, output };
}

/** Whether a key is that of the project on disk. What was edited meanwhile may be in bundles of the key before. */
function isKeyOf({ root, now }: Site, key: string): boolean {
  try {
    return bundleKey(openProject(root, { now }), process.env) === key;
  } catch {
    // Somebody is writing the content just now.
    return false;
  }
}

/** The server bundle names the folder of its build: with a temporary one, no two builds would be the same. */
function nameFinalFolder(server: string, folder: string): void {
  const [written, final] = [folder, "build"].map((name) => JSON.stringify(`${name}/client`));
  writeFileSync(server, readFileSync(server, "utf8").replace(String(written), String(final)));
}
