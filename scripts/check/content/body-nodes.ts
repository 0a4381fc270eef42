import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { positionAt } from "#app/content/front-matter/front-matter.ts";
import type { Issue, RuleCode } from "#app/content/issues.ts";
import { parseMarkdown } from "#app/content/markdown/markdown.ts";
import type { ContentFile } from "./project.ts";

// Several checks look at the same body.
const parsed = new WeakMap<ContentFile, Nodes[]>();

/** A fault of a node of the body; `offset` counts characters of the source from the node's start. */
export function bodyIssue(
  file: ContentFile,
  node: Nodes,
  code: RuleCode,
  values: Issue["values"] = {},
  offset = 0,
): Issue {
  const { line, column } = positionAt(file.body, (node.position?.start.offset ?? 0) + offset);
  return { file: file.file, code, line: file.bodyLine + line - 1, column, values };
}

/** All nodes of a file's body, in the order of the text. */
export function bodyNodes(file: ContentFile): readonly Nodes[] {
  const known = parsed.get(file);
  if (known) return known;
  const nodes: Nodes[] = [];
  visit(parseMarkdown(file.body), (node) => {
    nodes.push(node);
  });
  parsed.set(file, nodes);
  return nodes;
}
