import written from "./leftovers.json" with { type: "json" };
import type { TextPiece } from "./text-piece.ts";

/** The origin of a leftover; the words for it are in `locales/tools/es.json`. */
export type LeftoverKind = keyof typeof written;

/** A piece of a text that means something to another program, and that visitors would read. */
export interface Leftover extends TextPiece {
  readonly kind: LeftoverKind;
}

/** The expressions of `leftovers.json`, by what they find and by their flags. */
const patterns = Object.entries(written).flatMap(([kind, byFlags]) =>
  Object.entries(byFlags).map(([flags, alternatives]) => {
    // JSON types the names of an object as texts.
    return { kind: kind as LeftoverKind, pattern: new RegExp(alternatives.join("|"), flags) };
  }),
);

/** Addresses by which mail programs, networks and assistants count readers. */
export const wrappedAddress = new RegExp(
  [
    "safelinks\\.protection\\.outlook\\.com",
    "urldefense\\.(?:com|proofpoint\\.com)",
    "google\\.[a-z.]{2,6}/url\\?",
    "//l\\.(?:facebook|instagram)\\.com/",
    "utm_source=(?:chatgpt|openai)",
    "//(?:mail\\.google|outlook\\.(?:office|live))\\.com",
  ].join("|"),
  "i",
);

/** Returns the leftovers of a text, in its order; one within another is part of it. */
export function findLeftovers(text: string): Leftover[] {
  const found: Leftover[] = [];
  for (const { kind, pattern } of patterns) {
    // Most texts have none, which `search` tells without the copy of the expression that `matchAll` makes.
    if (text.search(pattern) < 0) continue;
    for (const { 0: piece, index: offset } of text.matchAll(pattern)) {
      const end = offset + piece.length;
      const isWithin = found.some((other) => offset < other.offset + other.found.length && other.offset < end);
      if (piece.trim() !== "" && !isWithin) found.push({ kind, found: piece, offset });
    }
  }
  return found.sort((a, b) => a.offset - b.offset);
}
