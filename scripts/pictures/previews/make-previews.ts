import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, dirname, join } from "node:path";
import { pictureCacheFolder } from "#app/pictures/picture-store.server.ts";
import { pagePreview } from "#app/seo/previews/page-preview.server.ts";
import { previewFile } from "#app/seo/previews/preview-file.server.ts";
import type { PreviewSpec } from "#app/seo/previews/preview-spec.ts";
import type { Site } from "#app/site/site.server.ts";
import { placeFile } from "#scripts/pictures/place-file.ts";
import { openPreviewRenderer } from "./render-preview.ts";

/** Returns the file of a preview in the cache. Its name is a hash, so a file that exists is current. */
function cachedPreview(root: string, path: string): string {
  return join(cacheFolder(root), basename(path));
}

/** Beside the pictures, which several checkouts may share. */
function cacheFolder(root: string): string {
  return join(root, pictureCacheFolder, "previews");
}

/**
 * Makes the previews of all pages that the cache does not have.
 *
 * @returns the paths of all of them, each once.
 * @throws the first error, when all work has ended.
 */
export async function makePreviews(site: Site): Promise<string[]> {
  const specs = new Map<string, PreviewSpec>();
  for (const page of site.paths.all()) {
    const { spec } = await pagePreview(site, page);
    specs.set(previewFile(spec), spec);
  }
  mkdirSync(cacheFolder(site.root), { recursive: true });
  const missing = [...specs].filter(([path]) => !existsSync(cachedPreview(site.root, path))).values();

  const renderer = openPreviewRenderer(site.pictures);
  const errors: unknown[] = [];

  async function work(): Promise<void> {
    for (const [path, spec] of missing) {
      if (errors.length > 0) return;
      writeWhole(cachedPreview(site.root, path), await renderer.render(spec));
    }
  }

  // Every worker is awaited, after an error as well, so that none works on when this has returned.
  const workers = Array.from({ length: availableParallelism() }, () =>
    work().catch((error: unknown) => errors.push(error)),
  );
  await Promise.all(workers);
  if (errors.length > 0) throw errors[0];
  return [...specs.keys()];
}

/** Puts previews in a folder beside the built pages. */
export function publishPreviews(root: string, client: string, paths: readonly string[]): void {
  for (const path of paths) placeFile(cachedPreview(root, path), join(client, path));
}

/** Deletes the previews of the cache that no page has any more, unless several checkouts share it through a link. */
export function sweepPreviews(root: string, paths: readonly string[]): void {
  const shared = [pictureCacheFolder, dirname(pictureCacheFolder)].map((folder) => join(root, folder));
  if (shared.some((folder) => lstatSync(folder).isSymbolicLink())) return;
  const current = new Set(paths.map((path) => basename(path)));
  for (const name of readdirSync(cacheFolder(root)))
    if (!current.has(name)) rmSync(join(cacheFolder(root), name), { force: true });
}

/** Writes a file complete or not at all, even if the build is stopped meanwhile. */
function writeWhole(file: string, bytes: Buffer): void {
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
}
