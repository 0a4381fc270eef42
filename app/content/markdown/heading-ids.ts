import GithubSlugger from "github-slugger";
import type { Heading, Nodes } from "mdast";
import { withoutPlaceholders } from "#app/content/placeholders.ts";
import { eachNode, textOf } from "./each-node.ts";
import type { MarkdownTree } from "./parse-markdown.ts";

/**
 * Returns the headings of a body with their ids, which are made from the words without placeholders, so that links
 * survive changed figures. A heading without words has an empty id.
 */
export function namedHeadings(tree: MarkdownTree): { readonly heading: Heading; readonly id: string }[] {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  eachNode<Nodes>(tree, (node) => {
    if (node.type === "heading") headings.push(node);
  });
  return headings.map((heading) => ({ heading, id: slugger.slug(withoutPlaceholders(textOf<Nodes>(heading))) }));
}

/** Returns the ids of the headings in a body, in order: the targets of links that begin with `#`. */
export function headingIds(tree: MarkdownTree): string[] {
  return namedHeadings(tree).map(({ id }) => id);
}
