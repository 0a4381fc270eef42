import { filesWithoutBody } from "#app/content/collections.ts";
import type { Issue } from "#app/content/issues.ts";
import { bodyIssue, bodyNodes } from "./body-nodes.ts";
import type { ContentFile } from "./project.ts";

const comments = /<!--[\s\S]*?-->/g;

/**
 * Checks that files have a body only where a page shows it, and that it holds no raw HTML and no heading of the first
 * level. Comments are allowed: they are notes, which are not published.
 */
export function checkMarkdown(file: ContentFile): Issue[] {
  const nodes = bodyNodes(file);
  const isNote = (text: string) => text.replaceAll(comments, "").trim() === "";
  const unused = filesWithoutBody.includes(`${file.kind}/${file.id}`)
    ? nodes.filter((node) => node.type !== "root" && !(node.type === "html" && isNote(node.value))).slice(0, 1)
    : [];
  return [
    ...unused.map((node) => bodyIssue(file, node, "body-unused")),
    ...nodes.flatMap((node) => {
      if (node.type === "html" && !isNote(node.value)) {
        return [bodyIssue(file, node, "markdown-html", { html: node.value.split("\n")[0]?.slice(0, 60) ?? "" })];
      }
      if (node.type === "heading" && node.depth === 1) return [bodyIssue(file, node, "markdown-heading")];
      return [];
    }),
  ];
}
