import { createElement, type ElementType, type ReactNode } from "react";
import { ContentLink } from "#app/components/content-link/content-link.tsx";
import type { MarkdownBody } from "#app/content/markdown/markdown.ts";
import type { ProseNode } from "#app/content/markdown/prose-nodes.ts";
import { Picture } from "#app/pictures/picture.tsx";
import { linkHeading } from "./link-heading.ts";
import { ScrollableTable } from "./scrollable-table.tsx";

/** Components that replace elements of the markdown. */
const components: Readonly<Record<string, ElementType>> = { a: ContentLink, table: ScrollableTable };

export interface ProseProps {
  readonly body: MarkdownBody;
  /** Makes each heading a link to itself, to be copied. */
  readonly linkedHeadings?: boolean;
}

/** A markdown body as React elements. */
export function Prose({ body, linkedHeadings = false }: ProseProps) {
  const blocks = linkedHeadings ? body.map(linkHeading) : body;
  return createElement("div", { className: "prose" }, ...blocks.map(asElement));
}

/** Children are passed as arguments: they never change their order and need no keys. */
function asElement(node: ProseNode): ReactNode {
  if (typeof node === "string") return node;
  if ("picture" in node) return <Picture {...node.picture} slot={node.slot ?? "prose"} />;
  const { tag, props, children = [] } = node;
  return createElement(components[tag] ?? tag, props, ...children.map(asElement));
}
