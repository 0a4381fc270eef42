import type { Element, ElementContent, Nodes, Root } from "hast";
import type { PictureSlot } from "#app/pictures/picture-slots.ts";
import { replaceNodes } from "./replace-nodes.ts";

/** The slot of a picture in a paragraph of its own: alone, or beside others. Its node has it as `data-slot`. */
export type FigureSlot = Extract<PictureSlot, "text" | "textPair">;

/**
 * Returns a plugin that turns each picture in a paragraph of its own into a figure, with the title as its caption.
 * Several in one paragraph are side by side; one among words stays inline.
 */
export function framePictures() {
  return (tree: Root) => {
    replaceNodes<Nodes>(tree, (block) => {
      if (block.type !== "element" || (block.tagName !== "p" && block.tagName !== "li")) return undefined;
      const pictures = picturesAlone(block);
      if (pictures.length === 0) return undefined;
      const slot: FigureSlot = pictures.length > 1 ? "textPair" : "text";
      const figures = pictures.map((picture) => figureOf(picture, slot));
      const framed = figures.length > 1 ? [element("div", "figure-row", figures)] : figures;
      // The items of a list without empty lines have no paragraphs.
      return block.tagName === "li" ? [{ ...block, children: framed }] : framed;
    });
  };
}

/** Returns the pictures of a paragraph that contains nothing else; otherwise an empty list. */
function picturesAlone({ children }: Element): Element[] {
  const others = children.filter((child) => !isSpace(child));
  const pictures = others.filter((child): child is Element => child.type === "element" && child.tagName === "img");
  return pictures.length === others.length ? pictures : [];
}

function isSpace(node: ElementContent): boolean {
  return (node.type === "text" && node.value.trim() === "") || (node.type === "element" && node.tagName === "br");
}

function figureOf(picture: Element, slot: FigureSlot): Element {
  const { title, ...properties } = picture.properties;
  const caption = typeof title === "string" ? title.trim() : "";
  return element("figure", "figure", [
    { ...picture, properties: { ...properties, dataSlot: slot } },
    ...(caption === "" ? [] : [element("figcaption", "figure__caption", [{ type: "text", value: caption }])]),
  ]);
}

function element(tagName: string, name: string, children: ElementContent[]): Element {
  return { type: "element", tagName, properties: { className: [name] }, children };
}
