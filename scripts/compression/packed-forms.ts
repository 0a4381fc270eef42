import { createHash } from "node:crypto";
import type { CompressedForms } from "./compress-text.ts";

const hashBytes = 32;
const lengthBytes = 4;
const headBytes = hashBytes + 2 * lengthBytes;

/** Returns one buffer of both forms: a hash of all that follows, the lengths (0 for a form that is not there), the forms. */
export function packForms({ br, gzip }: CompressedForms): Buffer {
  const lengths = Buffer.alloc(2 * lengthBytes);
  lengths.writeUInt32LE(br?.length ?? 0, 0);
  lengths.writeUInt32LE(gzip?.length ?? 0, lengthBytes);
  const rest = Buffer.concat([lengths, br ?? Buffer.alloc(0), gzip ?? Buffer.alloc(0)]);
  return Buffer.concat([hashOf(rest), rest]);
}

/** Returns what was packed; undefined when a byte of it is damaged, missing or too many. */
export function unpackForms(packed: Buffer): CompressedForms | undefined {
  if (packed.length < headBytes) return undefined;
  if (!hashOf(packed.subarray(hashBytes)).equals(packed.subarray(0, hashBytes))) return undefined;
  const brEnd = headBytes + packed.readUInt32LE(hashBytes);
  const br = packed.subarray(headBytes, brEnd);
  const gzip = packed.subarray(brEnd);
  return { ...(br.length > 0 && { br }), ...(gzip.length > 0 && { gzip }) };
}

function hashOf(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}
