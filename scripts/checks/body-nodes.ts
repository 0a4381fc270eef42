import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import type { Issue, RuleCode } from "#app/content/issues.ts";
import { parseMarkdown } from "#app/content/markdown.ts";
import type { ContentFile } from "./project.ts";

/** A fault of a node of the body; `offset` counts characters from the node's start on the same line. */
export function bodyIssue(
  file: ContentFile,
  node: Nodes,
  code: RuleCode,
  values: Issue["values"] = {},
  offset = 0,
): Issue {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { file: file.file, code, line: file.bodyLine + line - 1, column: column + offset, values };
}

/** All nodes of a file's body, in the order of the text. */
export function bodyNodes(file: ContentFile): Nodes[] {
  const nodes: Nodes[] = [];
  visit(parseMarkdown(file.body), (node) => {
    nodes.push(node);
  });
  return nodes;
}
