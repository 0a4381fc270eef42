import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import type { BlockContent, Root } from "mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import { normalisePath } from "#app/routing/paths.ts";
import { headingFirst, readableTree } from "./readable-tree.ts";

/** A page as markdown, for programs that read texts. */
export interface PageTwin {
  readonly text: string;
  /** What the page says of itself to search engines. */
  readonly description: string;
}

/** Returns the file of a page's twin: `/` → `index.md`, `/blog/uno` → `blog/uno.md`. */
export function twinFile(path: string): string {
  return path === "/" ? "index.md" : `${path.slice(1)}.md`;
}

/**
 * Returns the twin of a built page, made of what the page says, so that both say the same: title, URL, description and the
 * words of the page in its order. Undefined for a page that search engines leave out, and at a further path of another.
 *
 * @param path Of the page.
 * @param html The whole page.
 * @throws Error when the page has no heading.
 */
export function pageTwin(path: string, html: string): PageTwin | undefined {
  const { url, description } = readHead(html);
  if (url === undefined || normalisePath(new URL(url).pathname) !== path) return undefined;
  const [main = ""] = /<main[\s>].*<\/main>/s.exec(html) ?? [];
  const nodes = headingFirst(readableTree(fromHtml(main, { fragment: true }).children, url));
  const tree = toMdast({ type: "root", children: nodes });
  if (tree.type !== "root" || tree.children[0]?.type !== "heading") throw new Error("The page has no heading.");
  const [heading, ...rest] = tree.children;
  return { text: stringify({ type: "root", children: [heading, ...leadOf(url, description), ...rest] }), description };
}

/** Returns what a page says of itself in its head. */
function readHead(html: string) {
  const head = html.slice(0, html.indexOf("</head>"));
  const attribute = (pattern: RegExp) => {
    const [, value] = pattern.exec(head) ?? [];
    return value === undefined ? undefined : decode(value);
  };
  return {
    url: attribute(/<link rel="canonical" href="([^"]*)"/),
    description: attribute(/<meta name="description" content="([^"]*)"/) ?? "",
  };
}

/** Returns the text of an attribute's value, as it stands in HTML. */
function decode(value: string): string {
  const [text] = fromHtml(value, { fragment: true }).children;
  return text?.type === "text" ? text.value : "";
}

function leadOf(url: string, description: string): BlockContent[] {
  return [
    { type: "paragraph", children: [{ type: "link", url, children: [{ type: "text", value: url }] }] },
    { type: "blockquote", children: [{ type: "paragraph", children: [{ type: "text", value: description }] }] },
  ];
}

function stringify(tree: Root): string {
  return toMarkdown(tree, {
    bullet: "-",
    rule: "-",
    // Columns of equal width would double the size of a table.
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  });
}
