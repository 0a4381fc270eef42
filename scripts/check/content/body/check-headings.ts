import type { Heading, Nodes } from "mdast";
import type { Issue } from "#app/content/issues.ts";
import { bodyIssue, bodyNodes } from "#scripts/check/content/body-nodes.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";
import { type TypedMark, typedHeadings } from "#scripts/check/content/typed-marks.ts";
import { excerpt, issueAt } from "./block-issue.ts";

/**
 * Checks that headings have words, are written with `#`, and that none skips a level: after one with `##` comes at most
 * one with `###`. A line `---` below a paragraph makes a heading of it, which nobody means.
 */
export function checkHeadings(file: ContentFile): Issue[] {
  // The page has the first level.
  let above = 1;
  const typed = typedHeadings(file.body, file.tree);
  return bodyNodes(file).flatMap((node) => {
    if (node.type === "paragraph") above = typedDepth(node, typed) ?? above;
    if (node.type !== "heading") return [];
    const title = wordsOf(file, node);
    if (isUnderlined(file, node)) {
      const underline = (node.position?.end.offset ?? 0) - (sourceOf(file, node).split("\n").at(-1)?.length ?? 0);
      return node.depth === 1 ? [] : [issueAt(file, underline, "heading-underlined", { title: excerpt(title) })];
    }
    // One of the first level is reported by itself, and becomes one of the second.
    const depth = Math.max(2, node.depth);
    const allowed = above + 1;
    above = depth;
    const hashes = "#".repeat(node.depth);
    if (title === "") return [bodyIssue(file, node, "heading-empty", { hashes })];
    if (depth <= allowed) return [];
    return [bodyIssue(file, node, "heading-skip", { title: excerpt(title), hashes, expected: "#".repeat(allowed) })];
  });
}

/** Checks that no paragraph has become a program's code because its lines begin with four spaces or a tabulator. */
export function checkIndentedCode(file: ContentFile): Issue[] {
  return bodyNodes(file).flatMap((node) => {
    if (node.type !== "code" || /^\s*[>\s]*(?:```|~~~)/.test(sourceOf(file, node))) return [];
    return [bodyIssue(file, node, "code-indented", { text: excerpt(node.value) })];
  });
}

/** Returns the level of the last heading that is missing a space in a paragraph: it is meant to be one. */
function typedDepth({ position }: Nodes, typed: readonly TypedMark[]): number | undefined {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  return typed.findLast(({ offset }) => start <= offset && offset < end)?.wanted.trim().length;
}

function isUnderlined(file: ContentFile, node: Heading): boolean {
  return !sourceOf(file, node).startsWith("#");
}

/** Returns the words of a heading as they are written, without the signs that make it one. */
function wordsOf(file: ContentFile, node: Heading): string {
  const [first, last] = [node.children[0], node.children.at(-1)];
  return first && last ? file.body.slice(first.position?.start.offset, last.position?.end.offset).trim() : "";
}

function sourceOf({ body }: ContentFile, { position }: Nodes): string {
  return body.slice(position?.start.offset, position?.end.offset);
}
