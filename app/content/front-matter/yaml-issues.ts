import { type Document, isAlias, type LineCounter, visit } from "yaml";
import type { Issue, Position } from "#app/content/issues.ts";

/** Faults of a YAML text itself, before its fields are looked at; none when it can be read. */
export function yamlIssues(file: string, document: Document, lines: LineCounter): Issue[] {
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const faults = [...document.errors, ...document.warnings];
  if (faults.length > 0) {
    return faults.map(({ code, pos }) => ({ file, code: "yaml-syntax", ...at(pos[0]), values: { problem: code } }));
  }

  // Aliases let a few lines unfold into gigabytes, and no content needs them.
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
