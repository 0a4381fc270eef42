import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { positionAt } from "#app/content/front-matter/read-front-matter.ts";
import type { Issue, RuleCode } from "#app/content/issues.ts";
import type { ContentFile } from "./project.ts";

// Several checks visit the same body.
const cache = new WeakMap<ContentFile, Nodes[]>();

/** Returns an issue of a node of the body; `offset` counts characters of the source from the node's start. */
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

/** Returns all nodes of a file's body, in the order of the text. */
export function bodyNodes(file: ContentFile): readonly Nodes[] {
  const cached = cache.get(file);
  if (cached) return cached;
  const nodes: Nodes[] = [];
  visit(file.tree(), (node) => {
    nodes.push(node);
  });
  cache.set(file, nodes);
  return nodes;
}
