import type { Element, Nodes, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";

/**
 * Reads a document as a browser would, and refuses HTML that a browser would have to correct.
 *
 * @throws Error with the place of the first parse error.
 */
export function parseHtml(source: string): Root {
  return fromHtml(source, {
    onerror({ line, column, reason }) {
      throw new Error(`${line}:${column} ${reason}`);
    },
  });
}

/** Every element below a node that matches a selector, in the order of the page. */
export function findAll(root: Nodes, selector: string): Element[] {
  return selectAll(selector, root);
}

/** The only element that matches a selector. @throws Error when there is none, or more than one. */
export function findOne(root: Nodes, selector: string): Element {
  const found = selectAll(selector, root);
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} elements «${selector}» instead of one.`);
  return first;
}

/** Returns the contents of the templates below a node, and of those within them. */
export function templateContents(root: Nodes): Root[] {
  return findAll(root, "template").flatMap(({ content }) => (content ? [content, ...templateContents(content)] : []));
}

/** An attribute by its name in HTML (`hreflang`, `aria-current`, `srcset`) as text; undefined where it is not set. */
export function attributeOf(element: Element, name: string): string | undefined {
  const wanted = name.replaceAll("-", "").toLowerCase();
  const found = Object.entries(element.properties).find(([property]) => property.toLowerCase() === wanted);
  const [, value] = found ?? [];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(" ") : value === true ? "" : String(value);
}

/** Elements within a line: the text before and after them belongs to the same words. */
const inlineNames = new Set("a abbr b bdi cite code del em i q s small span strong sub sup time u wbr".split(" "));

/**
 * Returns the text of an element as it is read: words in a line joined, blocks apart, and every run of white space,
 * non-breaking too, as one plain space.
 */
export function textOf(root: Nodes): string {
  return collapse(rawText(root));
}

/** The same white space everywhere, so that texts can be compared. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Returns the text of a script as it is written, with the white space that counts for a hash. */
export function rawTextOf({ children }: Element): string {
  return children.map((child) => ("value" in child ? child.value : "")).join("");
}

/** Names of all ids of a document, in order. */
export function idsOf(root: Nodes): string[] {
  return findAll(root, "[id]").map(({ properties }) => String(properties.id));
}

function rawText(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node)) return "";
  if (node.type === "element" && (node.tagName === "script" || node.tagName === "style")) return "";
  const inner = node.children.map(rawText).join("");
  return node.type === "element" && inlineNames.has(node.tagName) ? inner : ` ${inner} `;
}
