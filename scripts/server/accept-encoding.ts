import { parseAccept } from "hono/utils/accept";
import { type Encoding, encodings } from "#scripts/compression/compress-text.ts";

/** The encoding of a body: `identity` is none. */
export type BodyEncoding = Encoding | "identity";

/**
 * Returns the encoding in which an answer is to be sent: the one that the request wants most, among equals the smallest,
 * and plain bytes only where no other will do or they are wanted more (RFC 9110, section 12.5.3). Returns undefined when
 * the request refuses all.
 *
 * - `("gzip, br", ["br", "gzip"])` → `"br"`
 * - `("gzip;q=0.5, *;q=0", ["br"])` → undefined
 *
 * @param header The value of `Accept-Encoding`; undefined where there is none, which says nothing about compression, so
 *   that the bytes stay plain.
 * @param offered The compressed forms that there are.
 */
export function chooseEncoding(header: string | undefined, offered: readonly Encoding[]): BodyEncoding | undefined {
  const wishes = readWishes(header ?? "");
  const candidates = [...encodings.filter((encoding) => offered.includes(encoding)), "identity" as const]
    .map((encoding) => ({ encoding, quality: qualityOf(encoding, wishes) }))
    .filter(({ quality }) => quality > 0);
  return candidates.toSorted((a, b) => b.quality - a.quality)[0]?.encoding;
}

/** Returns the quality of each encoding that the header names, from 0 to 1. Of several the lowest counts. */
function readWishes(header: string): ReadonlyMap<string, number> {
  const wishes = new Map<string, number>();
  for (const { type, params } of parseAccept(header)) {
    const encoding = type.toLowerCase();
    wishes.set(encoding, Math.min(wishes.get(encoding) ?? 1, readQuality(params)));
  }
  return wishes;
}

/** A quality that is none counts as a refusal: what the client means is not known, and plain bytes suit everybody. */
function readQuality(params: Readonly<Record<string, string>>): number {
  const text = params.q ?? params.Q ?? "1";
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 0;
}

function qualityOf(encoding: BodyEncoding, wishes: ReadonlyMap<string, number>): number {
  // The name of gzip before it was a standard, which counts as the same (RFC 9110, section 8.4.1.3).
  const named = wishes.get(encoding) ?? (encoding === "gzip" ? wishes.get("x-gzip") : undefined) ?? wishes.get("*");
  // Plain bytes are acceptable unless they are refused, and the last choice unless they are named.
  return named ?? (encoding === "identity" ? Number.MIN_VALUE : 0);
}
