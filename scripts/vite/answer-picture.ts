import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Connect } from "vite";
import { originalTypes } from "#app/pictures/picture-field.ts";
import {
  openPictures,
  type PictureStore,
  pictureCacheFolder,
  pictureFolder,
} from "#app/pictures/picture-store.server.ts";
import { sendFile } from "#scripts/serve/send-file.ts";

/** The path of a file made of a picture, parsed. */
interface PicturePath {
  /** Source of the original without its extension. */
  readonly stem: string;
  readonly hash: string;
  /** Name of the file in the cache. */
  readonly cached: string;
}

/**
 * Returns what serves the pictures of a project while developing: the file of an earlier build if there is one, otherwise
 * the original, which browsers show although its path names another format. So no file has to be made before a page is
 * shown.
 */
export function answerPicture(root: string): Connect.NextHandleFunction {
  const store = openPictures(root, { developing: true });
  return async (request, response, next) => {
    const path = parsePicturePath(request.url ?? "");
    if (!path) return next();
    const made = join(root, pictureCacheFolder, path.cached);
    if (existsSync(made)) return sendFile(request, response, made);
    const original = await findOriginal(path, store);
    if (!original) return next();
    // Until a build has made the file, its path may show another picture with every change.
    response.setHeader("Cache-Control", "no-cache");
    sendFile(request, response, join(root, pictureFolder, original));
  };
}

/** Parses a path below `/images`: `"/cutaways/office.0a1b2c3d4e-640.avif"` → `{ stem: "cutaways/office", hash: "0a1b2c3d4e", cached: "0a1b2c3d4e-640.avif" }` */
export function parsePicturePath(path: string): PicturePath | undefined {
  const [, stem, cached, hash] =
    /^\/([a-z0-9/-]+)\.(([0-9a-f]{10})-(?:\d+|preview)\.[a-z]+)(?:\?.*)?$/.exec(path) ?? [];
  return stem && cached && hash ? { stem, hash, cached } : undefined;
}

/**
 * Returns the source of the original that a path was made of. Where several differ only in their extension, the hash
 * decides; where none has the hash, because the page is older than its picture, the first one is returned.
 */
export async function findOriginal(
  { stem, hash }: Pick<PicturePath, "stem" | "hash">,
  store: PictureStore,
): Promise<string | undefined> {
  const candidates = originalTypes.map((type) => `${stem}.${type}`).filter(store.has);
  if (candidates.length < 2) return candidates[0];
  const facts = await Promise.allSettled(candidates.map(store.facts));
  const index = facts.findIndex((result) => result.status === "fulfilled" && result.value.hash === hash);
  return candidates[Math.max(0, index)];
}
