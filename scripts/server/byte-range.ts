/** What the header `Range` asks of a file. Positions are those of the first and of the last byte. */
export type ByteRange =
  /** No header, or one that servers may ignore. */
  | { readonly kind: "whole" }
  | { readonly kind: "part"; readonly start: number; readonly end: number }
  /** No byte of it is in the file: status 416. */
  | { readonly kind: "outside" };

/**
 * Reads a header `Range` for a file of `size` bytes by RFC 9110, section 14: one range, of any length. A malformed
 * header, another unit and several ranges get the whole file.
 *
 * `("bytes=4-7", 10)` → 4 to 7; `("bytes=4-", 10)` → 4 to 9; `("bytes=-4", 10)` → 6 to 9
 */
export function readByteRange(header: string | undefined, size: number): ByteRange {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return { kind: "whole" };
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  // A figure beyond what a number holds exactly is beyond the end of any file as well.
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < start) return { kind: "whole" };
  return start < size ? { kind: "part", start, end } : { kind: "outside" };
}
