import type { Nodes, Root } from "hast";
import { eachNode } from "./each-node.ts";

/** Returns a plugin that labels each table with the heading above it, which has its id: markdown has no captions. */
export function nameTables() {
  return (tree: Root) => {
    let heading: string | undefined;
    eachNode<Nodes>(tree, (node) => {
      if (node.type !== "element") return;
      if (/^h[1-6]$/.test(node.tagName)) heading = node.properties.id;
      else if (node.tagName === "table" && heading !== undefined) node.properties.ariaLabelledBy = [heading];
    });
  };
}
