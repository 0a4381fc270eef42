import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { compressFile } from "./compress-file.ts";
import { encodingEnds } from "./compress-text.ts";
import { openCompressionCache, sweepCompressionCache } from "./compression-cache.ts";
import type { SiteExtent } from "./compression-level.ts";

/** As many as Node has threads for compressing, and some whose file is being read or written. */
const filesAtOnce = 8;

export interface CompressSiteOptions {
  /** The project's folder, which has the cache. */
  readonly root: string;
  /** Folder of the built files. */
  readonly client: string;
  readonly extent: SiteExtent;
  /** Entries of the cache that other threads used for files of this build, which have their forms already. */
  readonly usedElsewhere?: Iterable<string>;
}

/** Writes the compressed forms of all texts of the built site that have none yet, and tidies the cache up. */
export async function compressSite({ root, client, extent, usedElsewhere = [] }: CompressSiteOptions) {
  const cache = openCompressionCache(root);
  const names = new Set(listFiles(client));
  const left = [...names].filter((name) => !names.has(`${name}${encodingEnds.br}`)).values();
  const work = async () => {
    for (const file of left) await compressFile(file, { client, extent, cache });
  };
  await Promise.all(Array.from({ length: filesAtOnce }, work));
  sweepCompressionCache(root, [...usedElsewhere, ...cache.used()]);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}
