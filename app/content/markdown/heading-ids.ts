import GithubSlugger from "github-slugger";
import type { Heading, Nodes } from "mdast";
import { withoutPlaceholders } from "#app/content/placeholders.ts";
import { eachNode } from "./each-node.ts";
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
  return headings.map((heading) => {
    let words = "";
    eachNode<Nodes>(heading, (node) => {
      if (node.type === "text" || node.type === "inlineCode") words += node.value;
    });
    return { heading, id: slugger.slug(withoutPlaceholders(words)) };
  });
}

/** Returns the ids of the headings in a body, in order: the targets of links that begin with `#`. */
export function headingIds(tree: MarkdownTree): string[] {
  return namedHeadings(tree).map(({ id }) => id);
}
