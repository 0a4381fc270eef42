import type { Nodes, Root } from "mdast";

/** The words of every paragraph, heading, table cell and picture of a body, without marks: `**Uno** y [dos](/x)` → «Uno y dos». */
export function markdownTexts(node: Root | Nodes): string[] {
  if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") {
    return [inlineText(node), ...pictureTexts(node)].filter((text) => text !== "");
  }
  return "children" in node ? node.children.flatMap(markdownTexts) : [];
}

function inlineText(node: Nodes): string {
  if (node.type === "text" || node.type === "inlineCode") return node.value;
  if (node.type === "break") return " ";
  return "children" in node ? node.children.map(inlineText).join("") : "";
}

function pictureTexts(node: Nodes): string[] {
  if (node.type === "image") return [node.alt ?? ""];
  return "children" in node ? node.children.flatMap(pictureTexts) : [];
}
