import { createHash } from "node:crypto";
import { readFileSync, type Stats } from "node:fs";

/** By path, with what the file was when it was read. */
const known = new Map<string, { readonly stamp: string; readonly etag: string }>();

/**
 * Returns a strong ETag of a file: the hash of its bytes, so that a build that changes nothing leaves it as it is. A
 * file is read once, and again when it has changed. Returns undefined for one that cannot be read.
 *
 * @param stats What the file system says of the file at this moment.
 */
export function contentEtag(file: string, stats: Stats): string | undefined {
  const stamp = `${stats.ino}:${stats.size}:${stats.mtimeMs}`;
  const found = known.get(file);
  if (found?.stamp === stamp) return found.etag;
  try {
    const etag = `"${createHash("sha256").update(readFileSync(file)).digest("base64url").slice(0, 22)}"`;
    known.set(file, { stamp, etag });
    return etag;
  } catch {
    // A build has just taken it away: whoever sends it notices as well, and says so.
    return undefined;
  }
}
