import type { Nodes as HtmlNodes } from "hast";
import type { Nodes } from "mdast";

/**
 * Calls `see` with a node of a syntax tree and all nodes below it, in order. No children may be added meanwhile.
 * A build walks the trees of an article about twenty times: `unist-util-visit` takes 0.15 ms each time, this 0.003 ms.
 */
export function eachNode<Tree extends Nodes | HtmlNodes>(node: Tree, see: (node: Tree) => void): void {
  see(node);
  if (!("children" in node)) return;
  // Children are nodes of the same kind of tree.
  for (const child of node.children as Tree[]) eachNode(child, see);
}

/** Returns the words of a node, without what they look like. */
export function textOf<Tree extends Nodes | HtmlNodes>(node: Tree): string {
  let text = "";
  eachNode(node, (inner) => {
    if (inner.type === "text" || inner.type === "inlineCode") text += inner.value;
  });
  return text;
}
