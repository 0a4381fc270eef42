import type { Element, Nodes, Root } from "hast";
import { withoutNotes } from "#app/content/claim-notes.ts";
import { setFigures } from "#app/content/figures/set-figures.ts";
import { eachNode, textOf } from "./each-node.ts";

/** Returns a plugin that sets figures, labels tables, localises links and removes notes that HTML cannot link. */
export function finishHtml(localiseHref: (href: string) => string) {
  return (tree: Root) => {
    eachNode<Nodes>(tree, (node) => {
      if (node.type === "text") node.value = setFigures(node.value);
    });
    let heading: string | undefined;
    eachNode<Nodes>(tree, (node) => {
      if (node.type !== "element") return;
      const { tagName, properties } = node;
      if (tagName === "table") {
        labelCells(node);
        // Markdown has no captions: the heading above names the table.
        if (heading !== undefined) properties.ariaLabelledBy = [heading];
      } else if (tagName === "a") {
        if (typeof properties.href === "string") properties.href = localiseHref(properties.href);
        leaveOutNotes(node);
      } else if (/^h[1-6]$/.test(tagName)) {
        heading = properties.id;
        leaveOutNotes(node);
      }
    });
  };
}

/** Removes the notes of claims inside a link or heading, where HTML cannot link them. */
function leaveOutNotes(element: Element): void {
  eachNode<Nodes>(element, (inner) => {
    if (inner.type === "text") inner.value = withoutNotes(inner.value);
  });
}

/**
 * Labels the cells of a table that is too wide for a phone with the heading of their column (`data-label`): phones stack
 * them. A first cell of words is the title of its row.
 */
function labelCells(table: Element): void {
  const heads = elementsOf(table, "th");
  if (!isTooWide(heads)) return;
  for (const row of elementsOf(table, "tr")) {
    for (const [column, cell] of elementsOf(row, "td").entries()) {
      const isTitle = column === 0 && /^\p{L}/u.test(textOf(cell));
      const head = heads[column];
      cell.properties.dataLabel = head && !isTitle ? withoutNotes(textOf(head)) : "";
    }
  }
}

/** Returns whether a table has four columns, or three with words in the last one: numbers are aligned at the right. */
function isTooWide(heads: readonly Element[]): boolean {
  return heads.length > 3 || (heads.length === 3 && heads[2]?.properties.align !== "right");
}

function elementsOf(parent: Element, tagName: string): Element[] {
  const found: Element[] = [];
  eachNode<Nodes>(parent, (node) => {
    if (node.type === "element" && node.tagName === tagName) found.push(node);
  });
  return found;
}
