import type { Nodes, Root } from "mdast";

/** Marks an interruption of a text on the page: a picture within it, the number of a footnote. */
const gap = "\u0000";

/**
 * The words of every paragraph, heading, table cell and picture of a body, without marks:
 * `**Uno** y [dos](/x)` → «Uno y dos». A text is in two parts if it has a footnote or a picture.
 */
export function markdownTexts(node: Root | Nodes): string[] {
  if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") {
    return [...inlineText(node).split(gap), ...pictureTexts(node)].filter((text) => text.trim() !== "");
  }
  return "children" in node ? node.children.flatMap(markdownTexts) : [];
}

function inlineText(node: Nodes): string {
  if (node.type === "text" || node.type === "inlineCode") return node.value;
  if (node.type === "break") return " ";
  if (node.type === "footnoteReference" || node.type === "image") return gap;
  return "children" in node ? node.children.map(inlineText).join("") : "";
}

function pictureTexts(node: Nodes): string[] {
  if (node.type === "image") return [node.alt ?? ""];
  return "children" in node ? node.children.flatMap(pictureTexts) : [];
}
