import type { ProseElement, ProseNode } from "#app/content/markdown/prose-nodes.ts";

/**
 * Returns a heading whose words are a link to it, so that readers can copy where it is; any other block as it is. The
 * words themselves are the link: it has a name of its own, takes no room and needs no script. A heading that has a link
 * already, or no id, is left alone.
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
