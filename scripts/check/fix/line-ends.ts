import type { Nodes } from "mdast";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { eachNode } from "#app/content/markdown/each-node.ts";
import type { MarkdownTree } from "#app/content/markdown/parse-markdown.ts";
import { positionAt } from "#app/content/text-positions.ts";

// Looks back, or each space of a long row would be tried as the first.
const spacesAtEnd = /(?<![ \t])[ \t]+(?=\r?$)/;

/** Nodes whose spaces mean something: those of a `break` are a line break. */
const keptNodes: ReadonlySet<Nodes["type"]> = new Set(["break", "code", "inlineCode", "html"]);

/**
 * Returns a text without the spaces at the end of its lines, and which lines had some. Code, comments and line breaks of
 * markdown keep theirs. A markdown file that cannot be read is returned as it is.
 *
 * @param parts Of a markdown file, the parts that may change.
 */
export function fixedLines(
  file: string,
  source: string,
  parts: readonly ("front-matter" | "body")[],
): { text: string; lines: number[] } {
  const mayChange = file.endsWith(".md") ? changeableLines(file, source, parts) : () => true;
  const changed: number[] = [];
  const text = source
    .split("\n")
    .map((line, index) => {
      if (!spacesAtEnd.test(line) || !mayChange(index + 1)) return line;
      changed.push(index + 1);
      return line.replace(spacesAtEnd, "");
    })
    .join("\n");
  return { text, lines: changed };
}

function changeableLines(file: string, source: string, parts: readonly string[]): (line: number) => boolean {
  const result = readFrontMatter(file, source);
  if (!result.ok) return () => false;
  const { body, bodyLine, tree } = result.value;
  const kept = new Set<number>();
  eachNode<Nodes>(tree(), ({ type, position }) => {
    if (!keptNodes.has(type) || !position) return;
    const [first, last] = [position.start, position.end].map(({ offset = 0 }) => positionAt(body, offset).line);
    for (let line = first ?? 0; line <= (last ?? 0); line++) kept.add(bodyLine + line - 1);
  });
  return (line) => parts.includes(line < bodyLine ? "front-matter" : "body") && !kept.has(line);
}

/** Whether two syntax trees are equal but for their positions. */
export function sameTree(one: MarkdownTree, two: MarkdownTree): boolean {
  const plain = (tree: MarkdownTree) =>
    JSON.stringify(tree, (name, value) => (name === "position" ? undefined : value));
  return plain(one) === plain(two);
}
