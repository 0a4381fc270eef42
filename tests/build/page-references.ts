import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/** What a page refers to. */
export interface PageReference {
  /** A link leads somewhere; a resource is what a browser fetches for the page. */
  readonly kind: "link" | "resource";
  readonly url: string;
  /** Where its element begins, from 1. */
  readonly line?: number;
  readonly column?: number;
}

/** Returns the links of a page and everything that a browser fetches for it, inline scripts' imports included. */
export function readReferences(tree: Root): PageReference[] {
  const references: PageReference[] = [];
  visit(tree, "element", (element) => {
    const { line, column } = element.position?.start ?? {};
    const isLink = element.tagName === "a" || element.tagName === "area";
    const urls = isLink ? textsIn(element.properties.href) : resourcesOf(element);
    for (const url of urls) references.push({ kind: isLink ? "link" : "resource", url, line, column });
  });
  return references;
}

function resourcesOf(element: Element): string[] {
  const { src, poster, srcSet, imageSrcSet, href, rel } = element.properties;
  const candidates = [srcSet, imageSrcSet].flatMap((value) => textsIn(value).flatMap(candidatesOf));
  // A preloaded picture names its candidates instead.
  const isFetched = element.tagName === "link" && imageSrcSet === undefined && !isOnlyNamed(rel);
  return [
    ...textsIn(src),
    ...textsIn(poster),
    ...candidates,
    ...(isFetched ? textsIn(href) : []),
    ...(element.tagName === "script" ? importsOf(element) : []),
  ];
}

/** Whether a `<link>` names another page. */
function isOnlyNamed(rel: Element["properties"][string]): boolean {
  const words = Array.isArray(rel) ? rel : [rel];
  return words.includes("canonical") || words.includes("alternate");
}

/** URLs in a `srcset`. */
function candidatesOf(candidates: string): string[] {
  return candidates.split(",").flatMap((part) => part.trim().split(/\s+/)[0] || []);
}

function importsOf({ children }: Element): string[] {
  return children.flatMap((child) =>
    child.type === "text"
      ? [...child.value.matchAll(/(?:import|from)[\s(]*"([^"]+)"/g)].map(([, imported = ""]) => imported)
      : [],
  );
}

function textsIn(value: Element["properties"][string]): string[] {
  return typeof value === "string" ? [value] : [];
}
