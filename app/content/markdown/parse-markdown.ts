import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** A markdown body as a syntax tree with positions. All readers of a file share its tree, so nothing may change it. */
export type MarkdownTree = Root;

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Returns the syntax tree of a markdown body. Checks, pictures and pages use this one parser. */
export function parseMarkdown(body: string): MarkdownTree {
  return parser.parse(body);
}
