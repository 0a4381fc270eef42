import type { Element, ElementContent, Root, RootContent, Text } from "hast";
import { visit } from "unist-util-visit";
import { splitNotes, withoutNotes } from "#app/content/claim-notes.ts";

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
    const plain = new Set<Text>();
    visit(tree, "element", (element) => {
      if (!/^(?:a|h[1-6])$/.test(element.tagName)) return;
      visit(element, "text", (text) => {
        plain.add(text);
      });
    });
    visit(tree, "text", (node, index, parent) => {
      if (plain.has(node)) {
        node.value = withoutNotes(node.value);
        return undefined;
      }
      const pieces = splitNotes(node.value);
      if (pieces.every((piece) => typeof piece === "string") || index === undefined || !parent) return undefined;
      const parts: ElementContent[] = pieces.map((piece) =>
        typeof piece === "string" ? { type: "text", value: piece } : noteLink(noteHref(piece.id), words),
      );
      const siblings: RootContent[] = parent.children;
      siblings.splice(index, 1, ...parts);
      return index + parts.length;
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
