import type { FileKind, PageBytes } from "./page-bytes.ts";

/**
 * What a page of any content may weigh at most, in bytes, as `page-bytes.ts` counts. Where words and pictures
 * decide, the limit is far above what is reasonable; code decides on the others. What scripts weigh is in
 * `scripts.test.ts`.
 */
export const limits: Readonly<Record<Exclude<FileKind, "script">, number>> = {
  html: 60_000,
  data: 60_000,
  // What the first ten packets of a connection hold.
  css: 14_000,
  // The one file of the typeface.
  font: 36_000,
  picture: 200_000,
};

/** By how much a page of the frozen site may outgrow what is recorded: names of files and hashes compress differently. */
const tolerance = { share: 0.03, bytes: 200 };

/** A page of the frozen site that weighs more than what is recorded of it. */
export interface Growth {
  readonly path: string;
  readonly kind: FileKind;
  readonly from: number;
  readonly to: number;
  readonly limit: number;
}

/** Returns which kinds of files of which pages have grown beyond the tolerance; a page that is not recorded has. */
export function findGrowth(
  recorded: Readonly<Record<string, PageBytes>>,
  weighed: Readonly<Record<string, PageBytes>>,
): Growth[] {
  return Object.entries(weighed).flatMap(([path, bytes]) =>
    (Object.keys(bytes) as FileKind[]).flatMap((kind) => {
      const from = recorded[path]?.[kind] ?? 0;
      const limit = Math.round(from * (1 + tolerance.share) + tolerance.bytes);
      return bytes[kind] > limit ? [{ path, kind, from, to: bytes[kind], limit }] : [];
    }),
  );
}

/** `/blog: css grew from 8.8 to 9.9 kB, over its limit of 9.3 kB.` */
export function describeGrowth({ path, kind, from, to, limit }: Growth): string {
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  return `${path}: ${kind} grew from ${kB(from)} to ${kB(to)} kB, over its limit of ${kB(limit)} kB.`;
}
