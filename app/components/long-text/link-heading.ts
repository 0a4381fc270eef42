import type { ProseElement, ProseNode } from "#app/content/markdown/prose-nodes.ts";

/**
 * Returns a heading as a link to itself, so that readers can copy its URL; any other block unchanged. The words
 * themselves are the link: it needs no extra name, space or script. A heading that has a link already, or no id, is
 * left alone.
 */
export function linkHeading(block: ProseElement): ProseElement {
  const { tag, props, children = [] } = block;
  if (!/^h[2-6]$/.test(tag) || typeof props?.id !== "string" || children.some(hasLink)) return block;
  return { tag, props, children: [{ tag: "a", props: { className: "heading-link", href: `#${props.id}` }, children }] };
}

function hasLink(node: ProseNode): boolean {
  if (typeof node === "string" || "picture" in node) return false;
  return node.tag === "a" || (node.children ?? []).some(hasLink);
}
