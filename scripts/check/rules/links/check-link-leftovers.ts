import type { Issue } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { type ContentFile, excerpt, issueAt } from "#scripts/check/site/content-file.ts";
import type { InlineBlock, Range } from "#scripts/check/texts/inline-blocks.ts";

/** Checks that no link is half written: `[words] (/path)`, `[words](/path`, `[[words]]`. */
export function checkLinkLeftovers(file: ContentFile, { pictures }: CheckedSite): Issue[] {
  const badNames = [...pictures.keys()].filter((name) => /\s/.test(name));
  return file.blocks.flatMap((block) =>
    linkLeftovers(block).flatMap(([start, end]) => {
      const found = block.source.slice(start, end);
      // A picture whose file name has spaces has an issue of its own.
      if (badNames.some((name) => found.includes(name))) return [];
      return issueAt(file, block.offset + start, "link-unclosed", { found: excerpt(found, 80) });
    }),
  );
}

/** The target of a link, or the name of a picture. It ends before a space, bracket or parenthesis. */
const target = String.raw`(?:(?:/|#|https?:|www\.|mailto:|tel:)[^\s()[\]]*|[^\s()[\]]+(?:@|\.(?:jpe?g|png|webp))[^\s()[\]]*)`;
const words = String.raw`[^[\]]{0,200}`;
const rest = String.raw`(?:[^()\n]*\))?`;

/** A link that is written so that markdown does not see one. */
const leftover = new RegExp(
  [
    // A space between the two parts, or one within the address, or without the last parenthesis.
    String.raw`\[${words}\](?:\s+\(\s*${target}|\((?:${target}|[^()\n"]{0,300}[/.@#:][^\s()]*))${rest}`,
    // The brackets the other way round.
    String.raw`\([^()[\]]{1,200}\)\[${target}\]`,
    // Without the first bracket, the one in the middle or the first parenthesis.
    String.raw`(?<=[\p{L}\p{N}])\]\(${target}\)`,
    String.raw`\[[^()[\]\n]{1,200}\(${target}\)`,
    String.raw`\[${words}\]${target}\)`,
    // As wikis have them, and one whose address should be elsewhere. Figures alone are no words of a link.
    String.raw`\[\[(?![\w-]+(?:\.[\w-]+)+\]\])[^[\]\n]{0,100}\p{L}[^[\]\n]{0,100}\]\]`,
    String.raw`\[[^[\]\n]{0,100}\p{L}[^[\]\n]{0,100}\]\[[^[\]\n]{0,80}\]`,
  ].join("|"),
  "gu",
);

/** Returns the places in a block of links that markdown has left in the text. */
export function linkLeftovers({ text }: InlineBlock): Range[] {
  return [...text.matchAll(leftover)].map(({ 0: found, index }) => [index, index + found.length]);
}

/** Returns the places in a body of links that are half written. */
export function leftoverRanges(file: ContentFile): Range[] {
  return file.blocks.flatMap((block) =>
    linkLeftovers(block).map(([start, end]): Range => [block.offset + start, block.offset + end]),
  );
}
