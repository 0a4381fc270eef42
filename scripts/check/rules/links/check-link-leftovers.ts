import type { Issue } from "#app/content/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";
import { excerpt, issueAt } from "#scripts/check/texts/body-nodes.ts";
import { linkLeftovers } from "#scripts/check/texts/link-leftovers.ts";
import { correctTelephone } from "./judge-target.ts";

/** Where only the writer knows which page was meant. */
const unknownPath = "/…";

/** A picture with a caption in curly quotation marks, without any, or with some in its words. */
const captioned = /^(?<src>\S+\.(?:jpe?g|png|webp))\s+["'“”„«‘’]?(?<caption>.+?)["'“”»‘’]?$/iu;

/** Checks that no link is half written, so that its brackets would be read: `[words] (/path)`, `[words](/path`, `[[words]]`. */
export function checkLinkLeftovers(file: ContentFile, { pictures }: CheckedSite): Issue[] {
  return file.blocks().flatMap((block) =>
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
