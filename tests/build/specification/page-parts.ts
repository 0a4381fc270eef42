import { readPage } from "#tests/site/built-pages.ts";
import { elementsOf, findAll, type HtmlElement, textOf } from "#tests/site/html.ts";

export interface PageLink {
  readonly text: string;
  readonly href: string;
}

/** The part of a built page that is its own: between header and footer. */
export function mainOf(path: string): HtmlElement {
  const [main] = findAll(readPage(path), "main");
  if (!main) throw new Error(`${path} has no main part.`);
  return main;
}

/** The landmark that a heading names. @throws Error when no section has that name. */
export function sectionOf(root: HtmlElement, title: string): HtmlElement {
  const names = new Map(elementsOf(root).map((element) => [element.attributes.id, element]));
  const section = findAll(root, "section").find(({ attributes }) => {
    const label = names.get(attributes["aria-labelledby"] ?? "");
    return (label ? textOf(label) : attributes["aria-label"]) === title;
  });
  if (!section) throw new Error(`No section is called «${title}».`);
  return section;
}

/** Texts of the headings of a level. */
export function headings(root: HtmlElement, level: 1 | 2 | 3 | 4): string[] {
  return findAll(root, `h${level}`).map(textOf);
}

/** Every link with its words, or its label where it has one. */
export function linksOf(root: HtmlElement): PageLink[] {
  return findAll(root, "a").map((link) => ({
    text: link.attributes["aria-label"] ?? textOf(link),
    href: link.attributes.href ?? "",
  }));
}

/** Where the links with these words lead. */
export function targetsOf(root: HtmlElement, text: string): string[] {
  return linksOf(root)
    .filter((link) => link.text === text)
    .map(({ href }) => href);
}

/** Pictures that are read out, not the decorative ones. */
export function picturesOf(root: HtmlElement): HtmlElement[] {
  return findAll(root, "img");
}

/** The element around the heading with these words: its card, or its list. @throws Error when there is none. */
export function partOf(root: HtmlElement, heading: string): HtmlElement {
  const part = elementsOf(root).find(({ children }) =>
    children.some(
      (child) => typeof child !== "string" && /^(h[1-6]|dt)$/.test(child.name) && textOf(child) === heading,
    ),
  );
  if (!part) throw new Error(`Nothing stands under the heading «${heading}».`);
  return part;
}

/** What stands in the list under a heading. */
export function itemsUnder(root: HtmlElement, heading: string): string[] {
  return findAll(partOf(root, heading), "li").map(textOf);
}

/** The cards of a part: list items or articles with a heading and at least a paragraph. */
export function cardsOf(root: HtmlElement): HtmlElement[] {
  return findAll(root, ["li", "article"]).filter(
    (element) => findAll(element, ["h2", "h3", "h4"]).length === 1 && findAll(element, "p").length > 0,
  );
}

/** Title of a card. */
export function titleOf(card: HtmlElement): string {
  return findAll(card, ["h2", "h3", "h4"]).map(textOf).join();
}

/** A card's words without its title. */
export function descriptionOf(card: HtmlElement): string {
  return findAll(card, "p").map(textOf).join(" ");
}
