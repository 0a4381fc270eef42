import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** A markdown body as a syntax tree with positions. Shared by everyone who looks at the file: never changed. */
export type MarkdownTree = Root;

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Parses a markdown body. The one parser of checks, pictures and pages. */
export function parseMarkdown(body: string): MarkdownTree {
  return parser.parse(body);
}
