import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { withoutLiteralLinks } from "./without-literal-links.ts";

/** A markdown body as a syntax tree with positions. All readers of a file share its tree, so nothing may change it. */
export type MarkdownTree = Root;

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Twice as fast. */
const plainParser = unified().use(remarkParse).use(remarkGfm).use(withoutLiteralLinks).freeze();

/** What a body with a bare address has (`www.example.com`, `https://…`, `a@b.es`), or with a reference for its letters. */
const signsOfLiteralLinks = /@|www|http|&/i;

/** Returns the syntax tree of a markdown body. Checks, pictures and pages use this one parser. */
export function parseMarkdown(body: string): MarkdownTree {
  return (signsOfLiteralLinks.test(body) ? parser : plainParser).parse(body);
}
