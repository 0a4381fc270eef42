import type { ElementType } from "react";
import { jsx } from "react/jsx-runtime";
import { originalLanguage } from "./languages.ts";
import { hasOriginal, isAllOriginal, splitOriginal, type TextPiece, withoutMarks } from "./original-text.ts";

/** Elements that can hold no others, so that they say themselves in which language their words are. */
const textElements: ReadonlySet<unknown> = new Set(["option", "textarea", "title", "text", "tspan", "desc"]);

/** Elements whose words are all in their attributes; figures within a drawing are no words. */
const wordlessElements: ReadonlySet<unknown> = new Set(["img", "input", "svg"]);

/**
 * Returns the props of an element with every text of the original language shown as such: as an element with `lang` and
 * `dir` in the children, without marks in the attributes of HTML. Other components pass their props on.
 */
export function showOriginal(type: ElementType, props: Readonly<Record<string, unknown>>) {
  let shown: Record<string, unknown> | undefined;
  for (const name in props) {
    const value = props[name];
    const changed = name === "children" ? showChildren(type, value) : showAttribute(type, name, value);
    if (changed === value) continue;
    shown ??= { ...props };
    shown[name] = changed;
    if (name === "children" ? textElements.has(type) && areOriginal(value) : wordlessElements.has(type))
      Object.assign(shown, originalLanguage);
  }
  return shown ?? props;
}

function showAttribute(type: ElementType, name: string, value: unknown): unknown {
  // A link of the router is no element of ours, but has its attributes.
  const isAttribute = typeof type === "string" || name.startsWith("aria-");
  return isAttribute && typeof value === "string" ? withoutMarks(value) : value;
}

function showChildren(type: ElementType, children: unknown): unknown {
  if (typeof children === "string") {
    if (!hasOriginal(children)) return children;
    return textElements.has(type) ? withoutMarks(children) : splitOriginal(children).map(asElement);
  }
  if (!Array.isArray(children)) return children;
  // Those of an element with fixed children; a list of keyed elements is left as it is.
  const shown = children.map((child) => (typeof child === "string" ? showChildren(type, child) : child));
  return shown.some((child, index) => child !== children[index]) ? shown : children;
}

/** Whether all words of an element are of the original: in a sentence around a name the page's own language counts. */
function areOriginal(children: unknown): boolean {
  const texts = Array.isArray(children) ? children : [children];
  return texts.every((text) => typeof text !== "string" || isAllOriginal(text));
}

function asElement({ text, isOriginal }: TextPiece, index: number) {
  return isOriginal ? jsx("span", { ...originalLanguage, children: text }, String(index)) : text;
}
