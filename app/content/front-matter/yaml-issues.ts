import { type Document, isAlias, type LineCounter, visit } from "yaml";
import type { Issue, Position } from "#app/content/issues.ts";

/** Returns the issues of a YAML text before its fields are checked; none when it can be parsed. */
export function yamlIssues(file: string, document: Document, lines: LineCounter): Issue[] {
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const problems = [...document.errors, ...document.warnings];
  if (problems.length > 0) {
    return problems.map(({ code, pos }) => ({ file, code: "yaml-syntax", ...at(pos[0]), values: { problem: code } }));
  }

  // A few lines with aliases can expand to gigabytes, and no content needs them.
  let alias: Issue | undefined;
  visit(document, {
    Node(_key, node) {
      if (!isAlias(node) && !("anchor" in node && node.anchor)) return undefined;
      alias = { file, code: "yaml-alias", ...at(node.range?.[0] ?? 0), values: {} };
      return visit.BREAK;
    },
  });
  return alias ? [alias] : [];
}
