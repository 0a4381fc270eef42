import type { Issue } from "#app/content/issues.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";
import { excerpt, issueAt } from "./block-issue.ts";
import { inlineBlocks } from "./inline-blocks.ts";
import { linkLeftovers } from "./link-leftovers.ts";

/** Checks that no link is half written, so that its brackets would be read: `[words] (/path)`, `[words](/path`. */
export function checkLinkLeftovers(file: ContentFile): Issue[] {
  return inlineBlocks(file).flatMap((block) =>
    linkLeftovers(block).map(({ code, range: [start, end], isPicture, label, target }) => {
      // A space in an address is written as its escape.
      const corrected = `${isPicture ? "!" : ""}[${label.trim()}](${target.replaceAll(/\s/gu, "%20")})`;
      return issueAt(file, block.offset + start, code, {
        found: excerpt(block.source.slice(start, end), 80),
        corrected,
      });
    }),
  );
}
