import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { ContentLink } from "#app/components/content-link/content-link.tsx";
import type { MarkdownBody } from "#app/content/markdown.ts";
import { ScrollableTable } from "./scrollable-table.tsx";

const components = { a: ContentLink, table: ScrollableTable };

/** A markdown body as React elements. */
export function Prose({ body }: { body: MarkdownBody }) {
  return <div className="prose">{toJsxRuntime(body, { Fragment, jsx, jsxs, components })}</div>;
}
