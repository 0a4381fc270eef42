import type { Element, Nodes, Root } from "hast";
import { withoutNotes } from "#app/content/claim-notes.ts";
import { eachNode, textOf } from "./each-node.ts";

/**
 * Returns a plugin that gives cells of tables that are too wide for a phone, which stacks them, the heading of their
 * column (`data-label`). A first cell of words is the title of its row.
 */
export function labelCells() {
  return (tree: Root) => {
    eachNode<Nodes>(tree, (table) => {
      if (table.type !== "element" || table.tagName !== "table") return;
      const heads = elementsOf(table, "th");
      if (!isTooWide(heads)) return;
      for (const row of elementsOf(table, "tr")) {
        for (const [column, cell] of elementsOf(row, "td").entries()) {
          const isTitle = column === 0 && /^\p{L}/u.test(textOf(cell));
          const head = heads[column];
          cell.properties.dataLabel = head && !isTitle ? withoutNotes(textOf(head)) : "";
        }
      }
    });
  };
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
