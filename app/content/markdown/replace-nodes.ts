import type { Nodes as HtmlNodes } from "hast";
import type { Nodes } from "mdast";

/**
 * Replaces nodes below a node of a syntax tree, in place and from the outside in.
 *
 * @param replace Returns what takes the place of a node, none to remove it; undefined to leave the node and to look at
 *   those below it. What is put in is not looked at.
 */
export function replaceNodes<Tree extends Nodes | HtmlNodes>(
  parent: Tree,
  replace: (node: Tree) => readonly Tree[] | undefined,
): void {
  if (!("children" in parent)) return;
  // The callers put only such nodes into a list as it may have.
  const children = parent.children as Tree[];
  for (let index = 0; index < children.length; ) {
    const child = children[index] as Tree;
    const replacement = replace(child);
    if (replacement) children.splice(index, 1, ...replacement);
    else replaceNodes(child, replace);
    index += replacement ? replacement.length : 1;
  }
}
