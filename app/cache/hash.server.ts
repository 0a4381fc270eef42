import { createHash } from "node:crypto";

/** Returns the hash of some texts as a name for a file: no two lists of texts have the same, however they are parted. */
export function hashOf(...texts: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const text of texts) {
    const bytes = typeof text === "string" ? Buffer.from(text) : text;
    hash.update(`${bytes.length}:`).update(bytes);
  }
  return hash.digest("hex").slice(0, 40);
}
