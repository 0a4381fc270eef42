import type { Issue } from "#app/content/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { type ContentFile, excerpt, issueAt } from "#scripts/check/site/content-file.ts";
import type { InlineBlock, Range } from "#scripts/check/texts/inline-blocks.ts";
import { correctTelephone } from "./judge-target.ts";

/** Where only the writer knows which page was meant. */
const unknownPath = "/…";

/** A picture with a caption in curly quotation marks, without any, or with some in its words. */
const captioned = /^(?<src>\S+\.(?:jpe?g|png|webp))\s+["'“”„«‘’]?(?<caption>.+?)["'“”»‘’]?$/iu;

/**
 * Checks that no link is half written, so that its brackets would be read: `[words] (/path)`, `[words](/path`,
 * `[[words]]`.
 */
export function checkLinkLeftovers(file: ContentFile, { pictures }: CheckedSite): Issue[] {
  return file.blocks.flatMap((block) =>
    linkLeftovers(block).flatMap(({ range: [start, end], isPicture, label, target }) => {
      // A picture whose file name has spaces has an issue of its own.
      if (isPicture && pictures.has(target)) return [];
      const found = excerpt(block.source.slice(start, end), 80);
      const corrected = `${isPicture ? "!" : ""}[${label.trim()}](${correctedTarget(target, isPicture)})`;
      return issueAt(file, block.offset + start, "link-unclosed", { found, corrected });
    }),
  );
}

/**
 * Returns an address without spaces: removed from telephone numbers and email addresses, a hyphen in names of pictures,
 * otherwise escaped.
 */
function correctedTarget(target: string, isPicture: boolean): string {
  if (target === "") return unknownPath;
  const { src, caption } = (isPicture && captioned.exec(target)?.groups) || {};
  if (src && caption) return `${src} "${caption.replaceAll(/["“”]/g, "'")}"`;
  if (/^tel:/i.test(target)) return correctTelephone(target);
  if (/^mailto:/i.test(target)) return target.replaceAll(/\s+/gu, "");
  return target.replaceAll(/\s+/gu, isPicture ? "-" : "%20");
}

/** A link that is written so that markdown does not see one. */
export interface LinkLeftover {
  /** Where it stands in the text of its block. */
  readonly range: Range;
  readonly isPicture: boolean;
  readonly label: string;
  /** Where it leads; "" if that is not written. */
  readonly target: string;
}

/** What a link may lead to, or the name of a picture. It ends before a space, bracket or parenthesis. */
const target = String.raw`(?<target>(?:/|#|https?:|www\.|mailto:|tel:)[^\s()[\]]*|[^\s()[\]]+(?:@|\.(?:jpe?g|png|webp))[^\s()[\]]*)`;
const label = String.raw`(?<label>[^[\]]{1,200}?)`;
const plainLabel = String.raw`(?<label>[^[\]\n]{0,100}\p{L}[^[\]\n]{0,100})`;

/** From the one that says most; what one has found the next ones leave alone. */
const patterns: readonly RegExp[] = [
  // A space between the two parts, within the address, and the brackets the other way round.
  new RegExp(String.raw`\[${label}\]\s+\(\s*${target}\s*\)`, "gu"),
  /\[(?<label>[^[\]]{1,200})\]\((?<target>[^()\n"]{0,300}[/.@#:][^()\n"]{0,300})\)/gu,
  new RegExp(String.raw`\((?<label>[^()[\]]{1,200})\)\[${target}\]`, "gu"),
  // A caption with quotation marks in its own.
  /\[(?<label>[^[\]]{0,200})\]\((?<target>[^\s()]+\.(?:jpe?g|png|webp)\s+"[^()\n]*"[^()\n]*")\)/gu,
  // Without the last parenthesis, the first bracket, the one in the middle or the first parenthesis.
  new RegExp(String.raw`\[${label}\]\(${target}(?!\))`, "gu"),
  new RegExp(String.raw`\[(?<label>[^()[\]\n]{1,200})\(${target}\)`, "gu"),
  new RegExp(String.raw`\[${label}\]${target}\)`, "gu"),
  new RegExp(String.raw`(?<=(?<label>[\p{L}\p{N}]{1,40}))\]\(${target}\)`, "gu"),
  // As wikis have them, and one whose address should stand elsewhere. Figures alone are no words of a link.
  new RegExp(String.raw`\[\[(?![\w-]+(?:\.[\w-]+)+\]\])${plainLabel}\]\]`, "gu"),
  new RegExp(String.raw`\[${plainLabel}\]\[[^[\]\n]{0,80}\]`, "gu"),
];

/** Returns the links of a block that markdown has left in the text, in the order of the text. */
export function linkLeftovers({ text, source }: InlineBlock): LinkLeftover[] {
  // All of them have two of these side by side or a few words apart.
  if (!/[[\]]/.test(text)) return [];
  const found: LinkLeftover[] = [];
  const covered = new Uint8Array(text.length);
  for (const pattern of patterns) {
    for (const { 0: whole, index, groups = {} } of text.matchAll(pattern)) {
      const range: Range = [index, index + whole.length];
      if (covered.subarray(...range).includes(1)) continue;
      covered.fill(1, ...range);
      const words = groups.label ?? "";
      const at = index + Math.max(0, whole.indexOf(words));
      // The words with what stands masked in them, such as emphasis.
      const written = whole.includes(words) ? source.slice(at, at + words.length) : words;
      const isPicture = whole.startsWith("[") && text[index - 1] === "!";
      // Where the last parenthesis is missing, a full stop belongs to the sentence.
      const address = (groups.target ?? "").trim();
      const isOpen = !/[)\]]$/.test(whole);
      found.push({ range, isPicture, label: written, target: isOpen ? address.replace(/[.,;:!?…]+$/u, "") : address });
    }
  }
  return found.sort((a, b) => a.range[0] - b.range[0]);
}

/** Returns where in a body the links stand that are half written. */
export function leftoverRanges(file: ContentFile): Range[] {
  return file.blocks.flatMap((block) =>
    linkLeftovers(block).map(({ range: [start, end] }): Range => [block.offset + start, block.offset + end]),
  );
}
