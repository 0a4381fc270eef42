import type { Nodes, Root } from "hast";
import { withoutNotes } from "#app/content/claim-notes.ts";
import { eachNode } from "./each-node.ts";

/** Returns a plugin that removes the notes of claims inside links and headings, where HTML cannot link them. */
export function leaveOutNotes() {
  return (tree: Root) => {
    eachNode<Nodes>(tree, (node) => {
      if (node.type !== "element" || !/^(?:a|h[1-6])$/.test(node.tagName)) return;
      eachNode<Nodes>(node, (inner) => {
        if (inner.type === "text") inner.value = withoutNotes(inner.value);
      });
    });
  };
}
