import type { MarkdownBody } from "#app/content/markdown/markdown.ts";

/**
 * Splits a text into parts of about the same number of blocks, so that a picture fits between two of them.
 *
 * Cuts below the first paragraph of a chapter, unless it introduces what follows, such as a list. A text with too few
 * such places is cut anywhere but below a heading or beside a picture of its own (a figure, or a div with several) and,
 * without another place, there too. Returns exactly `count` parts; for a very short text the last ones are empty.
 */
export function splitBody(blocks: MarkdownBody, count: number): MarkdownBody[] {
  const all = blocks.map((_, index) => index + 1);
  const tags = blocks.map(({ tag }) => tag);
  const belowOpenings = all.filter((cut) =>
    /^h[23] p (p|h\d)$/.test(tags.slice(Math.max(0, cut - 2), cut + 1).join(" ")),
  );
  const apart = all.filter((cut) => !/figure|div|^h\d/.test(tags.slice(cut - 1, cut + 1).join(" ")));
  const positions = [belowOpenings, apart].find(({ length }) => length >= count - 1) ?? all;

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
