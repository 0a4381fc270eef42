import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

/** Names of the encodings as HTTP has them, the smaller form first. */
export const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** What is appended to the name of a file that has this encoding: `index.html.br`. */
export const encodingEnds: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

/** The forms of a text that are smaller than the text itself. */
export type CompressedForms = Readonly<Partial<Record<Encoding, Buffer>>>;

/** How much time smaller files are worth: docs/deployment.md has the measurements. */
export type CompressionLevel = "best" | "good" | "quick";

/** Parameters of both encodings at each level. */
export const levelSettings: Readonly<Record<CompressionLevel, { readonly brotli: number; readonly gzip: number }>> = {
  best: { brotli: 11, gzip: 9 },
  good: { brotli: 10, gzip: 9 },
  quick: { brotli: 5, gzip: 6 },
};

/** Texts up to this size, in bytes, fit into the first packets of an answer anyway. */
const minBytes = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Returns the compressed forms of a text; none for one of up to 1 kB. The same text, level and version of Node give the
 * same bytes. At the best and the good level the work is done in threads of Node, so that several calls use all
 * processors. At the quick one handing it over would take longer than the work itself.
 */
export async function compressText(text: Buffer, level: CompressionLevel): Promise<CompressedForms> {
  if (text.length <= minBytes) return {};
  const settings = levelSettings[level];
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: settings.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const options = { level: settings.gzip };
  const [br, gz] =
    level === "quick"
      ? [brotliCompressSync(text, { params }), gzipSync(text, options)]
      : await Promise.all([toBrotli(text, { params }), toGzip(text, options)]);
  return { ...(br.length < text.length && { br }), ...(gz.length < text.length && { gzip: gz }) };
}
