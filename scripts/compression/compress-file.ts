import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodingEnds, encodings } from "./compress-text.ts";
import type { CompressionCache } from "./compression-cache.ts";
import { compressionLevel, type SiteExtent } from "./compression-level.ts";
import { textTypeOf } from "./text-types.ts";

/** What is the same for all files of a build. */
export interface CompressionJob {
  /** Folder of the built files. */
  readonly client: string;
  /** The level depends on it. */
  readonly extent: SiteExtent;
  readonly cache: CompressionCache;
}

/**
 * Writes the compressed forms of a built text beside it: `blog/uno.html.br`, `blog/uno.html.gz`. Does nothing for other
 * files and for texts that no form makes smaller. May be called in any thread.
 *
 * @param file Its path from the root of the site, without a slash before it.
 */
export async function compressFile(file: string, { client, extent, cache }: CompressionJob): Promise<void> {
  if (textTypeOf(file) === undefined) return;
  const text = readFileSync(join(client, file));
  const forms = await cache.compress(text, compressionLevel(file, text.length, extent));
  for (const encoding of encodings) {
    const form = forms[encoding];
    if (form) writeFileSync(join(client, `${file}${encodingEnds[encoding]}`), form);
  }
}
