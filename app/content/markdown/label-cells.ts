import type { Element, Nodes, Root } from "hast";
import { withoutNotes } from "#app/content/claim-notes.ts";
import { eachNode } from "./each-node.ts";

/** Number of columns from which a table is too wide for a phone, which stacks its cells. */
const wide = 4;

/**
 * Returns a plugin that gives cells of wide tables the heading of their column (`data-label`) for the stacked layout.
 */
export function labelCells() {
  return (tree: Root) => {
    eachNode<Nodes>(tree, (table) => {
      if (table.type !== "element" || table.tagName !== "table") return;
      const labels = elementsOf(table, "th").map((head) => withoutNotes(textOf(head)));
      if (labels.length < wide) return;
      for (const row of elementsOf(table, "tr")) {
        for (const [column, cell] of elementsOf(row, "td").entries()) cell.properties.dataLabel = labels[column] ?? "";
      }
    });
  };
}

function elementsOf(parent: Element, tagName: string): Element[] {
  const found: Element[] = [];
  eachNode<Nodes>(parent, (node) => {
    if (node.type === "element" && node.tagName === tagName) found.push(node);
  });
  return found;
}

function textOf(element: Element): string {
  const texts: string[] = [];
  eachNode<Nodes>(element, (node) => {
    if (node.type === "text") texts.push(node.value);
  });
  return texts.join("");
}
