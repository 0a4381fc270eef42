import type { Element, ElementContent, Root } from "hast";
import type { PictureSlot } from "#app/pictures/picture-slots.ts";

/** The slot of a picture in a paragraph of its own: alone, or beside others. Its node has it as `data-slot`. */
export type FigureSlot = Extract<PictureSlot, "text" | "textPair">;

/**
 * Returns a plugin that turns each picture in a paragraph of its own into a figure, with the title as its caption.
 * Several pictures in one such paragraph are shown side by side. A picture among words stays inline.
 */
export function framePictures() {
  return (tree: Root) => {
    tree.children = tree.children.map((block) => {
      const pictures = block.type === "element" && block.tagName === "p" ? picturesAlone(block) : [];
      const slot: FigureSlot = pictures.length > 1 ? "textPair" : "text";
      const figures = pictures.map((picture) => figureOf(picture, slot));
      if (figures.length < 2) return figures[0] ?? block;
      return element("div", "figure-row", figures);
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
