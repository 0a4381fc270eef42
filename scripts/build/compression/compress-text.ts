import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

/** Names of the encodings as HTTP has them, the smaller form first. */
export const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** The extension of files in each encoding: `index.html.br`. */
export const encodingEnds: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

/** The forms of a text that are smaller than the text itself. */
export type CompressedForms = Readonly<Partial<Record<Encoding, Buffer>>>;

/** Quality levels of Brotli, whose highest is 11. docs/speed.md has the cost of each. */
export const brotliQuality = { best: 11, quick: 6 } as const;

/** Texts up to this size, in bytes, fit into the first packets of a response without compression. */
const minBytes = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Returns the compressed forms of a text; an empty object for a text of up to 1 kB. The same text, quality and version
 * of Node give the same bytes. The best quality is compressed on threads of Node, so several calls at once use all
 * processors; handing a text to a thread takes as long as compressing it quickly.
 */
export async function compressText(text: Buffer, quality: keyof typeof brotliQuality): Promise<CompressedForms> {
  if (text.length <= minBytes) return {};
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[quality],
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const [br, gz] =
    quality === "best"
      ? await Promise.all([toBrotli(text, { params }), toGzip(text, { level: 9 })])
      : [brotliCompressSync(text, { params }), gzipSync(text, { level: 9 })];
  return { ...(br.length < text.length && { br }), ...(gz.length < text.length && { gzip: gz }) };
}
