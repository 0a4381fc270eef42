import type { MarkdownBody } from "#app/content/markdown/markdown.ts";
import type { ProseNode } from "#app/content/markdown/prose-nodes.ts";

/** A chapter of a text. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** Returns the chapters (h2) of a text, in order. */
export function listHeadings(body: MarkdownBody): Heading[] {
  return body.flatMap(({ tag, props, children = [] }) => {
    const id = props?.id;
    if (tag !== "h2" || typeof id !== "string") return [];
    return [{ id, text: children.map(textOf).join("") }];
  });
}

function textOf(node: ProseNode): string {
  if (typeof node === "string") return node;
  return "tag" in node ? (node.children ?? []).map(textOf).join("") : "";
}
