import type { Element, ElementContent, Nodes, Root } from "hast";
import { splitNotes, withoutNotes } from "#app/content/claim-notes.ts";
import { eachNode } from "./each-node.ts";
import { replaceNodes } from "./replace-nodes.ts";

export interface NoteLinks {
  /** Returns the link to the ground of a claim by the id of its note. */
  readonly noteHref: (id: string) => string;
  readonly words: {
    /** Name of the link for screen readers. */
    readonly note: string;
    /** What stands for it in the text. */
    readonly noteMark: string;
  };
}

/**
 * Returns a plugin that makes a small raised link of each note of a claim. Inside another link or a heading there is
 * none: HTML has no links inside links, and the table of contents repeats headings.
 */
export function linkNotes({ noteHref, words }: NoteLinks) {
  return (tree: Root) => {
    const plain = new Set<Nodes>();
    eachNode<Nodes>(tree, (node) => {
      if (node.type !== "element" || !/^(?:a|h[1-6])$/.test(node.tagName)) return;
      eachNode<Nodes>(node, (inner) => plain.add(inner));
    });
    replaceNodes<Nodes>(tree, (node) => {
      if (node.type !== "text") return undefined;
      if (plain.has(node)) {
        node.value = withoutNotes(node.value);
        return undefined;
      }
      const pieces = splitNotes(node.value);
      if (pieces.every((piece) => typeof piece === "string")) return undefined;
      return pieces.map((piece) =>
        typeof piece === "string" ? { type: "text", value: piece } : noteLink(noteHref(piece.id), words),
      );
    });
  };
}

/** The markup of `<ClaimNote>`, for text that is no React element yet. */
function noteLink(href: string, { note, noteMark }: NoteLinks["words"]): Element {
  return element("sup", { className: ["claim-note"] }, [
    element("a", { className: ["claim-note__link"], href }, [
      element("span", { ariaHidden: "true" }, [{ type: "text", value: noteMark }]),
      element("span", { className: ["visually-hidden"] }, [{ type: "text", value: note }]),
    ]),
  ]);
}

function element(tagName: string, properties: Element["properties"], children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children };
}
