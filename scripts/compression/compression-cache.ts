import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeEntry } from "#app/cache/write-entry.server.ts";
import { type CompressedForms, type CompressionLevel, compressText, levelSettings } from "./compress-text.ts";
import { packForms, unpackForms } from "./packed-forms.ts";

/** Folder of what the next build need not compress again. It may be deleted. */
export const compressionCacheFolder = ".cache/compression";

/** Compressed texts of earlier builds. Several threads may have one each, of the same folder. */
export interface CompressionCache {
  /** Returns the forms of a text as `compressText` does, and keeps them for later builds. */
  compress(text: Buffer, level: CompressionLevel): Promise<CompressedForms>;
  /** Returns the names of all entries that have been asked for or written, for `sweepCompressionCache`. */
  used(): readonly string[];
}

/** Opens the cache of the project in the folder `root`. Only whole entries of the same text and compressors are used. */
export function openCompressionCache(root: string): CompressionCache {
  const folder = join(root, compressionCacheFolder);
  const used = new Set<string>();
  mkdirSync(folder, { recursive: true });
  return {
    async compress(text, level) {
      const name = entryName(text, level);
      used.add(name);
      const cached = readEntry(join(folder, name));
      if (cached) return cached;
      const forms = await compressText(text, level);
      keepEntry(join(folder, name), packForms(forms));
      return forms;
    },
    used: () => [...used],
  };
}

/**
 * Deletes the entries that the build which has just ended did not use. A cache that several checkouts share through a
 * link is left alone. Never throws: the next build tries again.
 */
export function sweepCompressionCache(root: string, used: Iterable<string>): void {
  const folder = join(root, compressionCacheFolder);
  const kept = new Set(used);
  try {
    if ([folder, dirname(folder)].some((path) => lstatSync(path).isSymbolicLink())) return;
    for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name), { force: true });
  } catch (error) {
    // The site is complete without it.
    console.warn(error instanceof Error ? error.message : error);
  }
}

/** Another text, other settings and other versions of the compressors have other names. */
function entryName(text: Buffer, level: CompressionLevel): string {
  const { zlib, brotli } = process.versions;
  const recipe = JSON.stringify([levelSettings[level], zlib, brotli]);
  return createHash("sha256").update(recipe).update(text).digest("hex").slice(0, 32);
}

function readEntry(file: string): CompressedForms | undefined {
  try {
    return unpackForms(readFileSync(file));
  } catch {
    // It has not been made yet, or cannot be read: it is made anew.
    return undefined;
  }
}

/** Never throws: the next build compresses this text again. */
function keepEntry(file: string, entry: Buffer): void {
  try {
    writeEntry(file, entry);
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
  }
}
