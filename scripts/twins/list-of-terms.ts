import type { Element, ElementContent } from "hast";

/**
 * Returns a list of terms, for which markdown has no form, as a list with the terms in bold: «**Baños:** 2 · con ducha». What
 * is more than a line stands below its term.
 */
export function listOfTerms({ children }: Element): Element {
  const items: { readonly term: ElementContent[]; readonly definitions: Element[] }[] = [];
  // Each term may have an element around it and its definitions.
  for (const part of elementsIn(children).flatMap((child) =>
    child.tagName === "div" ? elementsIn(child.children) : child,
  )) {
    if (part.tagName === "dt") items.push({ term: part.children, definitions: [] });
    else items.at(-1)?.definitions.push(part);
  }
  return element(
    "ul",
    items.map(({ term, definitions }) => {
      const name = element("strong", [...term, text(":")]);
      const lines = definitions.filter((definition) => !isBlock(definition));
      const line = lines.flatMap((definition, index) => [text(index === 0 ? " " : " · "), ...definition.children]);
      const below = definitions.filter(isBlock).flatMap((block) => block.children);
      return element("li", below.length === 0 ? [name, ...line] : [element("p", [name, ...line]), ...below]);
    }),
  );
}

function isBlock({ children }: Element): boolean {
  return elementsIn(children).some(({ tagName }) => ["p", "ul", "ol", "div", "table"].includes(tagName));
}

function elementsIn(children: readonly ElementContent[]): Element[] {
  return children.filter((child) => child.type === "element");
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: "element", tagName, properties: {}, children };
}

function text(value: string): ElementContent {
  return { type: "text", value };
}
