import type { Nodes as HtmlNodes } from "hast";
import type { Nodes } from "mdast";

/**
 * Calls `see` with a node of a syntax tree and with all nodes below it, in the order of the text. Children must not be
 * added or removed meanwhile. An article's tree is walked a dozen times, and `unist-util-visit`, which creates
 * functions for each node, takes many times as long.
 */
export function eachNode<Tree extends Nodes | HtmlNodes>(node: Tree, see: (node: Tree) => void): void {
  see(node);
  if (!("children" in node)) return;
  // Children are nodes of the same kind of tree.
  for (const child of node.children as Tree[]) eachNode(child, see);
}
