import type { Element, Nodes } from "hast";
import { attributeOf, findAll, findOne, textOf } from "./html.ts";

export interface PageLink {
  readonly text: string;
  readonly href: string;
}

/** The part of a page that is its own: between header and footer. */
export function mainOf(page: Nodes): Element {
  return findOne(page, "main");
}

/** The section that a heading, or a label, names. @throws Error when no section has that name. */
export function sectionOf(root: Nodes, title: string): Element {
  const names = new Map(findAll(root, "[id]").map((element) => [attributeOf(element, "id"), element]));
  const section = findAll(root, "section").find((candidate) => {
    const label = names.get(attributeOf(candidate, "aria-labelledby"));
    return (label ? textOf(label) : attributeOf(candidate, "aria-label")) === title;
  });
  if (!section) throw new Error(`No section is called «${title}».`);
  return section;
}

/** Texts of the elements that match a selector. */
export function textsOf(root: Nodes, selector: string): string[] {
  return findAll(root, selector).map(textOf);
}

/** Values of an attribute, one for each element that matches a selector; empty where it is not set. */
export function attributesOf(root: Nodes, selector: string, name: string): string[] {
  return findAll(root, selector).map((element) => attributeOf(element, name) ?? "");
}

/** Every link with its words, or its label where it has one. */
export function linksOf(root: Nodes): PageLink[] {
  return findAll(root, "a").map((link) => ({
    text: attributeOf(link, "aria-label") ?? textOf(link),
    href: attributeOf(link, "href") ?? "",
  }));
}

/** Returns the targets of the links. */
export function hrefsOf(root: Nodes): string[] {
  return linksOf(root).map(({ href }) => href);
}

/** Returns the targets of the links with these words. */
export function targetsOf(root: Nodes, text: string): string[] {
  return linksOf(root)
    .filter((link) => link.text === text)
    .map(({ href }) => href);
}

/** The element around the heading or term with these words. @throws Error when there is none. */
export function partOf(root: Nodes, heading: string): Element {
  const part = findAll(root, "*").find(({ children }) =>
    children.some(
      (child) => child.type === "element" && /^(h[1-6]|dt)$/.test(child.tagName) && textOf(child) === heading,
    ),
  );
  if (!part) throw new Error(`There is nothing under the heading «${heading}».`);
  return part;
}

/** The items of the list under a heading. */
export function itemsUnder(root: Nodes, heading: string): string[] {
  return textsOf(partOf(root, heading), "li");
}

/** The cards of a part: list items or articles with one heading and at least a paragraph. */
export function cardsOf(root: Nodes): Element[] {
  return findAll(root, "li, article").filter(
    (element) => findAll(element, "h2, h3, h4").length === 1 && findAll(element, "p").length > 0,
  );
}

/** Title of a card. */
export function titleOf(card: Nodes): string {
  return textsOf(card, "h2, h3, h4").join();
}

/** A card's words without its title. */
export function descriptionOf(card: Nodes): string {
  return textsOf(card, "p").join(" ");
}
