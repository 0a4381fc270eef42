import type { Nodes, Root } from "hast";
import { eachNode } from "./each-node.ts";

/** Prefixes of the ids of footnotes and their references, and of the links to them. */
const ofNote = /^#?fn(?:ref)?-/;

/** Returns a plugin that gives footnotes the ids that writers chose, `fn-revisión`: the parser escapes them. */
export function decodeNoteIds() {
  return (tree: Root) => {
    eachNode<Nodes>(tree, (node) => {
      if (node.type !== "element") return;
      for (const name of ["id", "href"]) {
        const value = node.properties[name];
        if (typeof value === "string" && ofNote.test(value)) node.properties[name] = decoded(value);
      }
    });
  };
}

function decoded(id: string): string {
  try {
    return decodeURI(id);
  } catch {
    // The name itself has a «%»: both sides stay escaped.
    return id;
  }
}
