import type { MarkdownBody } from "#app/content/markdown/markdown.ts";

/** The pictures within the text: a figure, or a row of them. */
const figureTags: readonly (string | undefined)[] = ["figure", "div"];

/**
 * Splits a text into parts of about the same number of blocks, so that a picture fits between two of them.
 *
 * Cuts right below an h2, so that the picture opens a chapter; a text with too few chapters is cut between any two
 * blocks. No picture is put right beside one that the text has there itself, while there are other places. Returns
 * exactly `count` parts; for a very short text the last ones are empty.
 */
export function splitBody(blocks: MarkdownBody, count: number): MarkdownBody[] {
  const all = blocks.map((_, index) => index + 1);
  const apart = all.filter((cut) => ![blocks[cut - 1]?.tag, blocks[cut]?.tag].some((tag) => figureTags.includes(tag)));
  const belowChapters = apart.filter((cut) => blocks[cut - 1]?.tag === "h2");
  const positions = [belowChapters, apart].find(({ length }) => length >= count - 1) ?? all;

  const cuts = [0];
  let first = 0;
  for (let part = 1; part < count; part += 1) {
    // Leaves one position for each of the remaining cuts.
    const free = positions.slice(first, Math.max(first + 1, positions.length - (count - 1 - part)));
    const cut = nearest(free, (blocks.length * part) / count) ?? blocks.length;
    cuts.push(cut);
    first = positions.indexOf(cut) + 1 || positions.length;
  }
  return cuts.map((cut, index) => blocks.slice(cut, cuts[index + 1]));
}

function nearest(positions: readonly number[], ideal: number): number | undefined {
  return positions.toSorted((a, b) => Math.abs(a - ideal) - Math.abs(b - ideal))[0];
}
