import type { Nodes, Root } from "hast";
import { eachNode } from "./each-node.ts";

/** What the ids of notes and of the places that refer to them begin with, and the links to both. */
const ofNote = /^#?fn(?:ref)?-/;

/**
 * Returns a plugin that writes the ids of footnotes as writers have named them, `fn-revisión`, like those of headings.
 * They come escaped as if they were URLs, and a link to one would name another id once its own escapes are read.
 */
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
    // A name with a «%» of its own, which is left as it is on both sides.
    return id;
  }
}
