import type { Nodes } from "mdast";
import type { Issue } from "#app/content/issues.ts";
import { eachNode } from "#app/content/markdown/each-node.ts";
import type { RuleCode } from "#app/content/rule-codes.ts";
import { positionAt } from "#app/content/text-positions.ts";
import type { ContentFile } from "./project.ts";

// Several checks visit the same body.
const cache = new WeakMap<Nodes, Nodes[]>();

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
  const tree = file.tree();
  const cached = cache.get(tree);
  if (cached) return cached;
  const nodes: Nodes[] = [];
  eachNode<Nodes>(tree, (node) => {
    nodes.push(node);
  });
  cache.set(tree, nodes);
  return nodes;
}

/**
 * Returns the offset of a piece of a node's text in the source, counted from the node's start. The source may be longer
 * than the text: it has the marks of a list or quotation at the start of each line, escapes and entities.
 */
export function sourceOffset({ body }: ContentFile, { position }: Nodes, offset: number, found: string): number {
  const start = position?.start.offset ?? 0;
  const inSource = body.slice(start, position?.end.offset).indexOf(found, offset);
  return inSource < 0 ? offset : inSource;
}
