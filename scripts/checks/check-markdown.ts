import type { Issue } from "#app/content/issues.ts";
import { bodyIssue, bodyNodes } from "./body-nodes.ts";
import type { ContentFile } from "./project.ts";

const comments = /<!--[\s\S]*?-->/g;

/** Bodies hold no raw HTML (comments are notes to oneself and never published) and no heading of the first level. */
export function checkMarkdown(file: ContentFile): Issue[] {
  return bodyNodes(file).flatMap((node) => {
    if (node.type === "html" && node.value.replaceAll(comments, "").trim() !== "") {
      return [bodyIssue(file, node, "markdown-html", { html: node.value.split("\n")[0]?.slice(0, 60) ?? "" })];
    }
    if (node.type === "heading" && node.depth === 1) return [bodyIssue(file, node, "markdown-heading")];
    return [];
  });
}
