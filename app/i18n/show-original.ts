import { type ElementType, isValidElement } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { originalLanguage } from "./languages.ts";
import { hasOriginal, isAllOriginal, splitOriginal, type TextPiece, withoutMarks } from "./original-text.ts";

/** Elements that can hold no others, so that they say themselves in which language their words are. */
const textElements: ReadonlySet<unknown> = new Set(["option", "textarea", "title", "text", "tspan", "desc"]);

/** Elements that hold a sentence, and nothing that a `<span>` could not hold. */
const sentenceElements: ReadonlySet<unknown> = new Set(["p", "span", "h1", "h2", "h3"]);

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
    // Of several drawings that are heard as one, which stand in the direction of the page.
    else if (name === "aria-label" && props.role === "img") shown.lang ??= originalLanguage.lang;
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
    return textElements.has(type) ? withoutMarks(children) : splitOriginal(children).flatMap(asElements);
  }
  if (!Array.isArray(children)) return children;
  if (sentenceElements.has(type) && areOneText(children)) {
    const words = children.map((child) => (typeof child === "string" ? withoutMarks(child) : child));
    return [jsxs("span", { ...originalLanguage, children: words }, "0")];
  }
  // Those of an element with fixed children; a list of keyed elements is left as it is.
  const shown = children.map((child) => (typeof child === "string" ? showChildren(type, child) : child));
  return shown.some((child, index) => child !== children[index]) ? shown : children;
}

/** Whether all words of an element are of the original: in a sentence around a name the page's own language counts. */
function areOriginal(children: unknown): boolean {
  const texts = Array.isArray(children) ? children : [children];
  return texts.every((text) => typeof text !== "string" || isAllOriginal(text));
}

/**
 * Whether children are a text of the original with elements in it, such as a sentence with a link. Apart they would stand
 * in the order of a page from right to left: the link before the end of the sentence.
 */
function areOneText(children: readonly unknown[]): boolean {
  const hasText = children.some((child) => typeof child === "string" && hasOriginal(child));
  return hasText && children.length > 1 && children.every(isAllOfOriginal);
}

/** Whether what is shown has words of the original and no others; a space between words is none. */
function isAllOfOriginal(child: unknown): boolean {
  if (typeof child === "string") return isAllOriginal(child);
  if (Array.isArray(child)) return child.length > 0 && child.every(isAllOfOriginal);
  if (!isValidElement<{ readonly lang?: unknown; readonly children?: unknown }>(child)) return false;
  const { lang, children } = child.props;
  return children !== undefined && (lang === originalLanguage.lang || isAllOfOriginal(children));
}

/** Returns a piece as it is shown. Spaces at its ends stay outside: within, they would be at the wrong end in Arabic. */
function asElements({ text, isOriginal }: TextPiece, index: number) {
  const words = text.trim();
  if (!isOriginal || words === "") return [text];
  const start = text.indexOf(words);
  const element = jsx("span", { ...originalLanguage, children: words }, String(index));
  return [text.slice(0, start), element, text.slice(start + words.length)].filter((piece) => piece !== "");
}
