import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Connect } from "vite";
import { originalTypes } from "#app/pictures/picture-field.ts";
import { openPictures, pictureCacheFolder, pictureFolder } from "#app/pictures/picture-store.server.ts";
import { sendFile } from "#scripts/serve/send-file.ts";

/** The parsed path of a picture file. */
interface PicturePath {
  /** Path of the original below `content/images`, without its extension. */
  readonly stem: string;
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
  return (request, response, next) => {
    const path = parsePicturePath(request.url ?? "");
    if (!path) return next();
    const made = join(root, pictureCacheFolder, path.cached);
    if (existsSync(made)) return sendFile(request, response, made);
    const original = originalTypes.map((type) => `${path.stem}.${type}`).find(store.has);
    if (!original) return next();
    // Until a build has made the file, the original behind its path may change.
    response.setHeader("Cache-Control", "no-cache");
    sendFile(request, response, join(root, pictureFolder, original));
  };
}

/**
 * Returns the parts of a path below `/images`; undefined for any other form. `"/cutaways/office.0a1b2c3d4e-640.avif"` →
 * `{ stem: "cutaways/office", cached: "0a1b2c3d4e-640.avif" }`
 */
export function parsePicturePath(path: string): PicturePath | undefined {
  const [, stem, cached] = /^\/([a-z0-9/-]+)\.([0-9a-f]{10}-(?:\d+|preview)\.[a-z]+)(?:\?.*)?$/.exec(path) ?? [];
  return stem && cached ? { stem, cached } : undefined;
}
