import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { compressText, encodingEnds, encodings } from "./compress-text.ts";
import { textTypeOf } from "./text-types.ts";

/** As many as Node has threads for compressing, and some whose file is being read or written. */
const filesAtOnce = 8;

/** Texts that are larger, in bytes, grow with the number of pages, such as a sitemap: they are compressed quickly. */
const maxBytesAtBest = 200_000;

/**
 * Writes the compressed forms of all texts of the built site beside them: `blog/uno.html.br`, `blog/uno.html.gz`. None
 * where no form makes a text smaller.
 */
export async function compressSite(client: string): Promise<void> {
  const files = listFiles(client)
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
 * Whether a file is compressed as well as can be: a script or style, which every visitor loads, or one of the fixed pages.
 * Both are few at any size of the site; entries of collections and further languages have folders of their own.
 */
export function isWorthTime(file: string, bytes: number): boolean {
  return file.startsWith("assets/") || (!file.includes("/") && bytes <= maxBytesAtBest);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}
