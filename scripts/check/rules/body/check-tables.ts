import type { RootContent, TableRow } from "mdast";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { bodyIssue, type ContentFile, excerpt, sourceOf } from "#scripts/check/site/content-file.ts";

/** A bar between cells, not one that is written to be read. */
const bar = /(?<!\\)\|/;

/** Checks that lines between bars or with tabs are a table, and that rows have as many cells as it has columns. */
export function checkTables(file: ContentFile): Issue[] {
  if (!/[|\t]/.test(file.body)) return [];
  const rows = file.nodes.flatMap((node) => {
    if (node.type !== "table") return [];
    const [head, ...others] = node.children;
    const columns = head?.children.length ?? 0;
    return others.flatMap((row) => (row.children.length === columns ? [] : unevenRow(file, row, columns)));
  });
  return [...looseTables(file), ...rows];
}

/** Returns the issues of paragraphs that are meant as a table. */
function looseTables(file: ContentFile): Issue[] {
  const { children } = file.tree();
  return children.flatMap((node, index) => {
    const above = children[index - 1];
    // An empty line has made several paragraphs of one table.
    if (!isLooseTable(file, node) || isLooseTable(file, above)) return [];
    const lines = sourceOf(file, node).split("\n");
    const head = lines.findIndex((line) => dashes.test(line));
    return [bodyIssue(file, node, "table-unread", { row: excerpt(lines[0] ?? "", 60), head: head > 1 ? head : "" })];
  });
}

/** The line between the head of a table and its other rows. */
const dashes = /^[\s>]*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)+\|?\s*$/;

/** Whether a node is a paragraph that is meant as a table. */
function isLooseTable(file: ContentFile, node: RootContent | undefined): boolean {
  if (node?.type !== "paragraph") return false;
  const lines = sourceOf(file, node)
    .split("\n")
    .map((line) => line.trim());
  if (lines.some((line, index) => index > 0 && dashes.test(line))) return true;
  const barred = lines.map((line) => line.split(bar));
  if (barred.every((cells) => cells.length > 2 && cells.at(0) === "" && cells.at(-1) === "")) return true;
  // A tabulator may also follow the sign of a list.
  const [head = [], next] = lines.map((line) => line.split(/(?<!^o)(?<=[\p{L}\p{N}].*)\t+/u));
  return head.length > 1 && next?.length === head.length;
}

function unevenRow(file: ContentFile, row: TableRow, columns: number): Issue {
  const cells = row.children.length;
  const lost = row.children[columns];
  if (!lost) return bodyIssue(file, row, "table-cells", { columns, short: excerpt(sourceOf(file, row).trim(), 40) });
  const cell = excerpt(sourceOf(file, lost).replaceAll(/^\||\|$/g, ""), 40);
  return bodyIssue(file, lost, "table-cells", { columns, cells, cell });
}
