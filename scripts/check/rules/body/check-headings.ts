import type { Heading } from "mdast";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { bodyIssue, type ContentFile, excerpt, issueAt, sourceOf } from "#scripts/check/site/content-file.ts";
import { typedHeadings } from "./check-typed-marks.ts";

/**
 * Checks that headings have words, begin with `#`, are not of the first level, which is the page's, and skip no level.
 */
export function checkHeadings(file: ContentFile): Issue[] {
  let above = 1;
  const typed = typedHeadings(file);
  return file.nodes.flatMap((node): Issue[] => {
    if (node.type === "paragraph") {
      // One that lacks its space is meant to be a heading.
      const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
      const mark = typed.findLast(({ offset }) => start <= offset && offset < end);
      above = mark?.level ?? above;
    }
    if (node.type !== "heading") return [];
    const title = excerpt(wordsOf(file, node));
    const source = sourceOf(file, node);
    if (!source.startsWith("#")) return [underlined(file, node, title)];
    const hashes = "#".repeat(node.depth);
    const depth = Math.max(2, node.depth);
    const allowed = above + 1;
    above = depth;
    if (title === "") return [bodyIssue(file, node, "heading-empty", { hashes })];
    if (node.depth > 1 && depth <= allowed) return [];
    const expected = "#".repeat(Math.min(allowed, depth));
    return [bodyIssue(file, node, "heading-skip", { title, hashes, expected })];
  });
}

/** Returns the issue of words with a line of `=` or `-` below them. */
function underlined(file: ContentFile, node: Heading, title: string): Issue {
  const signs = sourceOf(file, node).split("\n").at(-1)?.trimStart() ?? "";
  const at = (node.position?.end.offset ?? 0) - signs.length;
  return issueAt(file, at, "heading-underlined", { signs: excerpt(signs), title });
}

/** Returns the words of a heading as they are written, without the signs that make it one. */
function wordsOf(file: ContentFile, node: Heading): string {
  const [first, last] = [node.children[0], node.children.at(-1)];
  return first && last ? file.body.slice(first.position?.start.offset, last.position?.end.offset).trim() : "";
}
