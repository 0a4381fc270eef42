import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { withoutNotes } from "#app/content/claim-notes.ts";
import type { MarkdownBody } from "#app/content/markdown/markdown.ts";
import type { ProseNode } from "#app/content/markdown/prose-nodes.ts";
import { jpgFile, jpgWidth } from "#app/pictures/picture-files.ts";

/**
 * Returns a rendered body as HTML for feed readers: with URLs instead of paths, pictures as JPEG, and without the notes
 * of claims, whose links need the page.
 *
 * @param page URL of the page that shows it.
 */
export function bodyHtml(body: MarkdownBody | null, page: string): string {
  return (body ?? []).map((block) => renderToStaticMarkup(toReact(block, page, 0))).join("\n");
}

function toReact(node: ProseNode, page: string, key: number): ReactNode {
  if (typeof node === "string") return withoutNotes(node);
  if ("picture" in node) {
    const { src, alt, width, height } = node.picture;
    const shown = jpgWidth(width);
    return createElement("img", {
      key,
      src: new URL(jpgFile(src, width), page).href,
      alt,
      width: shown,
      height: Math.round((height * shown) / width),
    });
  }
  const { tag, props = {}, children } = node;
  const { href } = props;
  return createElement(
    tag,
    { ...props, key, ...(typeof href === "string" && { href: new URL(href, page).href }) },
    ...(children ?? []).map((child, index) => toReact(child, page, index)),
  );
}
