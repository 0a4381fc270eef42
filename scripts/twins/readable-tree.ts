import type { Element, ElementContent, RootContent } from "hast";
import { listOfTerms } from "./list-of-terms.ts";

/** What shows, controls or leads around instead of saying something. */
const leftOut: ReadonlySet<string> = new Set(
  "button dialog fieldset form iframe input nav noscript script select style svg template textarea video".split(" "),
);

/** Parts that repeat others, or are for a browser in a certain state. */
const leftOutClasses: ReadonlySet<string> = new Set(["product-bar", "without-scripts"]);

const inline: ReadonlySet<string> = new Set("a b em i small span strong time".split(" "));
const headings: ReadonlySet<string> = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

/** A page's place in a row of pictures: «2 / 11». */
const counter = /^\d+ \/ \d+$/;

/**
 * Returns what a part of a page says, as a tree that makes good markdown: without controls, with URLs instead of paths, and
 * with cards as parts below their headings instead of items of a list.
 *
 * @param page URL of the page.
 */
export function readableTree(nodes: readonly RootContent[], page: string): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === "text") return [node];
    if (node.type !== "element" || isLeftOut(node)) return [];
    const children = readableTree(node.children, page);
    return rewrite({ ...node, children: headings.has(node.tagName) ? children : separate(children) }, page);
  });
}

/** Returns nodes with the first heading among or below them, if there is one, before all others. */
export function headingFirst(nodes: readonly ElementContent[]): ElementContent[] {
  let heading: Element | undefined;
  const withoutHeading = (list: readonly ElementContent[]): ElementContent[] =>
    list.flatMap((node): ElementContent[] => {
      if (heading || node.type !== "element") return [node];
      if (!headings.has(node.tagName)) return [{ ...node, children: withoutHeading(node.children) }];
      heading = node;
      return [];
    });
  const others = withoutHeading(nodes);
  return heading ? [heading, ...others] : others;
}

function isLeftOut({ tagName, properties, children }: Element): boolean {
  const { ariaHidden, hidden, className } = properties;
  const [first] = children;
  return (
    leftOut.has(tagName) ||
    ariaHidden === "true" ||
    (hidden !== undefined && hidden !== false) ||
    (Array.isArray(className) && className.some((name) => leftOutClasses.has(String(name)))) ||
    (tagName === "img" && !properties.alt) ||
    (children.length === 1 && first?.type === "text" && counter.test(first.value))
  );
}

function rewrite(element: Element, page: string): ElementContent[] {
  const { tagName, properties, children } = element;
  switch (tagName) {
    case "a":
      return [withUrl(element, "href", page)];
    case "img":
      return [withUrl(element, "src", page)];
    case "dl":
      return [listOfTerms(element)];
    case "summary":
      return [block("p", [block("strong", children)])];
    case "ol":
    case "ul":
      return children.some(hasHeading)
        ? children.flatMap((item) => (item.type === "element" ? headingFirst(item.children) : []))
        : [element];
    default:
      // A heading of an article is a link to itself.
      return headings.has(tagName) ? [{ ...element, properties, children: children.flatMap(unlinked) }] : [element];
  }
}

/** On the page, elements beside each other are apart; as text they would be one word. */
function separate(children: ElementContent[]): ElementContent[] {
  if (children.some(({ type }) => type !== "element")) return children;
  return children.flatMap((child, index): ElementContent[] => {
    const before = children[index - 1];
    return before && isInline(before) && isInline(child) ? [{ type: "text", value: " · " }, child] : [child];
  });
}

function isInline(node: ElementContent): boolean {
  return node.type === "element" && inline.has(node.tagName);
}

function hasHeading(node: ElementContent): boolean {
  return node.type === "element" && (headings.has(node.tagName) || node.children.some(hasHeading));
}

function unlinked(node: ElementContent): ElementContent[] {
  const isOwnLink = node.type === "element" && node.tagName === "a" && String(node.properties.href).includes("#");
  return isOwnLink ? node.children : [node];
}

function withUrl(element: Element, name: "href" | "src", page: string): Element {
  const { [name]: path } = element.properties;
  if (typeof path !== "string") return element;
  return { ...element, properties: { ...element.properties, [name]: new URL(path, page).href } };
}

function block(tagName: string, children: ElementContent[]): Element {
  return { type: "element", tagName, properties: {}, children };
}
