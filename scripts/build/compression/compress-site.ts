import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "#scripts/check/site/files-below.ts";
import { compressText, encodingEnds, encodings } from "./compress-text.ts";
import { textTypeOf } from "./text-types.ts";

/** Node compresses on four threads; the other files are being read or written meanwhile. */
const filesAtOnce = 8;

/** Larger texts, in bytes, grow with the number of pages, as a sitemap does, and are compressed quickly. */
const maxBytesAtBest = 200_000;

/**
 * Writes the compressed forms of all texts of the built site beside them: `blog/uno.html.br`, `blog/uno.html.gz`. A
 * form that is not smaller than the text is left out.
 */
export async function compressSite(client: string): Promise<void> {
  const files = filesBelow(client, ".")
    .filter((file) => textTypeOf(file) !== undefined)
    .values();
  const work = async () => {
    for (const file of files) await compressFile(client, file);
  };
  await Promise.all(Array.from({ length: filesAtOnce }, work));
}

async function compressFile(client: string, file: string): Promise<void> {
  const text = readFileSync(join(client, file));
  const forms = await compressText(text, isWorthTime(file, text.length) ? "best" : "quick");
  for (const encoding of encodings) {
    const form = forms[encoding];
    if (form) writeFileSync(join(client, `${file}${encodingEnds[encoding]}`), form);
  }
}

/**
 * Whether a file gets the best compression: scripts and styles, which every visitor loads, and the fixed pages. Their
 * number does not grow with the site; entries of collections and further languages are in folders.
 */
function isWorthTime(file: string, bytes: number): boolean {
  return file.startsWith("assets/") || (!file.includes("/") && bytes <= maxBytesAtBest);
}
