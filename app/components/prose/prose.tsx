import type { ElementType, ReactNode } from "react";
import { jsxs } from "react/jsx-runtime";
import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { hasNotes } from "#app/content/claim-notes.ts";
import type { MarkdownBody } from "#app/content/markdown/markdown.ts";
import type { ProseNode } from "#app/content/markdown/prose-nodes.ts";
import { Picture } from "#app/pictures/picture.tsx";
import { NotedText } from "./noted-text.tsx";
import { ScrollableTable } from "./scrollable-table.tsx";

/** Components that replace elements of the markdown. */
const components: Readonly<Record<string, ElementType>> = { a: ContentLink, table: ScrollableTable };

/** A markdown body as React elements. */
export function Prose({ body }: { body: MarkdownBody }) {
  return jsxs("div", { className: "prose", children: body.map(asElement) });
}

/** Children are static to React: they never change their order and need no keys. */
function asElement(node: ProseNode): ReactNode {
  if (typeof node === "string") return hasNotes(node) ? <NotedText text={node} /> : node;
  if ("picture" in node) return <Picture {...node.picture} slot={node.slot ?? "prose"} />;
  const { tag, props, children } = node;
  // A name of HTML otherwise.
  const type = components[tag] ?? (tag as ElementType);
  return jsxs(type, { ...props, children: children?.map(asElement) });
}
