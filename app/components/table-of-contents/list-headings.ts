import type { Nodes } from "hast";
import type { MarkdownBody } from "#app/content/markdown.ts";

/** A chapter of a text: the id of its heading and the heading's words. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** The chapters (h2) of a text, in order. */
export function listHeadings(body: MarkdownBody): Heading[] {
  return body.children.flatMap((node) => {
    if (node.type !== "element" || node.tagName !== "h2") return [];
    const { id } = node.properties;
    return typeof id === "string" ? [{ id, text: textOf(node) }] : [];
  });
}

function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}
