import type { Nodes } from "mdast";
import type { Issue } from "#app/content/issues.ts";
import type { RuleCode } from "#app/content/rule-codes.ts";
import { positionAt } from "#app/content/text/text-positions.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";

/** Returns an issue of a node of the body; `offset` counts characters of the source from the node's start. */
export function bodyIssue(
  file: ContentFile,
  node: Nodes,
  code: RuleCode,
  values: Issue["values"] = {},
  offset = 0,
): Issue {
  return issueAt(file, (node.position?.start.offset ?? 0) + offset, code, values);
}

/** Returns an issue of the place that stands `offset` characters behind the beginning of the body. */
export function issueAt(file: ContentFile, offset: number, code: RuleCode, values: Issue["values"] = {}): Issue {
  const { line, column } = positionAt(file.body, offset);
  return { file: file.file, code, line: file.bodyLine + line - 1, column, values };
}

/** Returns a node as it is written. */
export function sourceOf({ body }: ContentFile, { position }: Nodes): string {
  return body.slice(position?.start.offset, position?.end.offset);
}

/** Returns the beginning of a text in one line, with an ellipsis where it is cut: what a message quotes. */
export function excerpt(text: string, length = 50): string {
  // Texts may be long; what is quoted of them is not.
  const line = text
    .slice(0, 4 * length)
    .replaceAll(/\s+/g, " ")
    .trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  return `${cut.slice(0, cut.lastIndexOf(" ") > length / 2 ? cut.lastIndexOf(" ") : length)}…`;
}
