import type { Issue } from "#app/content/issues.ts";
import { correctTelephone } from "#scripts/check/content/links/judge-target.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";
import type { PictureLookup } from "#scripts/check/content/surroundings.ts";
import { excerpt, issueAt } from "./block-issue.ts";
import { inlineBlocks } from "./inline-blocks.ts";
import { linkLeftovers } from "./link-leftovers.ts";

/** Checks that no link is half written, so that its brackets would be read: `[words] (/path)`, `[words](/path`, `[[words]]`. */
export function checkLinkLeftovers(file: ContentFile, pictures: Pick<PictureLookup, "has">): Issue[] {
  return inlineBlocks(file).flatMap((block) =>
    linkLeftovers(block).flatMap(({ code, range: [start, end], isPicture, label, target }) => {
      // A picture whose own name has spaces is told itself.
      if (isPicture && pictures.has(target)) return [];
      const address = code === "link-addressless" ? unknownPath : correctedTarget(target, isPicture);
      const corrected = `${isPicture ? "!" : ""}[${label.trim()}](${address})`;
      return issueAt(file, block.offset + start, code, {
        found: excerpt(block.source.slice(start, end), 80),
        corrected,
      });
    }),
  );
}

/** Where only the writer knows which page was meant. */
const unknownPath = "/…";

/** A picture with its caption, in other quotation marks than straight ones or in none. */
const captioned = /^(?<src>\S+\.(?:jpe?g|png|webp))\s+["'“”„«‘’]?(?<caption>[^"]+?)["'“”»‘’]?$/iu;

/** Returns an address without its spaces: a telephone link and the name of a picture have none, others their escape. */
function correctedTarget(target: string, isPicture: boolean): string {
  const { src, caption } = (isPicture && captioned.exec(target)?.groups) || {};
  if (src && caption) return `${src} "${caption}"`;
  if (/^tel:/i.test(target)) return correctTelephone(target);
  return target.replaceAll(/\s+/gu, isPicture ? "-" : "%20");
}
