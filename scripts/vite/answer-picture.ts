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

/** The parsed path of a picture file. */
interface PicturePath {
  /** Path of the original below `content/images`, without its extension. */
  readonly stem: string;
  readonly hash: string;
  /** Name of the file in the cache. */
  readonly cached: string;
}

/**
 * Returns the middleware that serves a project's pictures while developing: the file of an earlier build if there is
 * one, otherwise the original. Browsers show it although its path names another format, so pages need not wait for
 * encoding.
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
    // Until a build has made the file, the original behind its path may change.
    response.setHeader("Cache-Control", "no-cache");
    sendFile(request, response, join(root, pictureFolder, original));
  };
}

/**
 * Returns the parts of a path below `/images`; undefined for any other form. `"/cutaways/office.0a1b2c3d4e-640.avif"` →
 * `{ stem: "cutaways/office", hash: "0a1b2c3d4e", cached: "0a1b2c3d4e-640.avif" }`
 */
export function parsePicturePath(path: string): PicturePath | undefined {
  const [, stem, cached, hash] =
    /^\/([a-z0-9/-]+)\.(([0-9a-f]{10})-(?:\d+|preview)\.[a-z]+)(?:\?.*)?$/.exec(path) ?? [];
  return stem && cached && hash ? { stem, hash, cached } : undefined;
}

/**
 * Returns the path of the original that a file was made from. If several originals differ only in their extension, the
 * hash decides; if the hash fits no original, because the page is older than its picture, the first is returned.
 */
async function findOriginal(
  { stem, hash }: Pick<PicturePath, "stem" | "hash">,
  store: PictureStore,
): Promise<string | undefined> {
  const candidates = originalTypes.map((type) => `${stem}.${type}`).filter(store.has);
  if (candidates.length < 2) return candidates[0];
  const facts = await Promise.allSettled(candidates.map(store.facts));
  const index = facts.findIndex((result) => result.status === "fulfilled" && result.value.hash === hash);
  return candidates[Math.max(0, index)];
}
