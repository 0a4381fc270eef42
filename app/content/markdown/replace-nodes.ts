import type { Nodes as HtmlNodes } from "hast";
import type { Nodes } from "mdast";

/**
 * Replaces nodes below a node of a syntax tree, in place and from the outside in.
 *
 * @param replace Returns the nodes that replace a node, an empty list to remove it, or undefined to keep it and visit
 * its children. Replacements are not visited.
 */
export function replaceNodes<Tree extends Nodes | HtmlNodes>(
  parent: Tree,
  replace: (node: Tree) => readonly Tree[] | undefined,
): void {
  if (!("children" in parent)) return;
  // Callers only insert nodes that the parent may have.
  const children = parent.children as Tree[];
  for (let index = 0; index < children.length; ) {
    const child = children[index] as Tree;
    const replacement = replace(child);
    if (replacement) children.splice(index, 1, ...replacement);
    else replaceNodes(child, replace);
    index += replacement ? replacement.length : 1;
  }
}
