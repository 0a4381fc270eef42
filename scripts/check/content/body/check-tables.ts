import type { Paragraph, RootContent, Table } from "mdast";
import type { Issue } from "#app/content/issues.ts";
import { bodyIssue, bodyNodes } from "#scripts/check/content/body-nodes.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";
import { excerpt } from "./block-issue.ts";

/** A bar between cells, not one that is written to be read. */
const bar = /(?<!\\)\|/g;

/** Checks that lines between bars are a table, and that no row has more cells than the table has columns. */
export function checkTables(file: ContentFile): Issue[] {
  if (!file.body.includes("|")) return [];
  return [
    ...strayRows(file),
    ...bodyNodes(file).flatMap((node) => (node.type === "table" ? lostCells(file, node) : [])),
  ];
}

function strayRows(file: ContentFile): Issue[] {
  const { children } = file.tree();
  return children.flatMap((node, index) => {
    const rows = rowsOf(file, node);
    const above = children[index - 1];
    // An empty line has made several paragraphs of one table.
    if (rows.length === 0 || rowsOf(file, above).length > 0 || node.type !== "paragraph") return [];
    if (above?.type === "table") return [bodyIssue(file, node, "table-split", { row: excerpt(rows[0] ?? "", 60) })];
    const row = rows.find((text) => !isDelimiterRow(text)) ?? "";
    const columns = Math.max(1, (row.match(bar)?.length ?? 0) - 1);
    return [bodyIssue(file, node, "table-unread", { row: excerpt(row, 60), delimiter: `|${"---|".repeat(columns)}` })];
  });
}

/** Returns the lines of a paragraph that is meant as a table: all of them stand between bars. */
function rowsOf({ body }: ContentFile, node: RootContent | undefined): string[] {
  if (node?.type !== "paragraph") return [];
  const lines = sourceOf(body, node)
    .split("\n")
    .map((line) => line.trim());
  const areRows = lines.every(
    (line) => line.startsWith("|") && line.endsWith("|") && (line.match(bar)?.length ?? 0) > 1,
  );
  return areRows ? lines : [];
}

function isDelimiterRow(line: string): boolean {
  return /^[|\s:-]+$/.test(line);
}

function sourceOf(body: string, { position }: Paragraph): string {
  return body.slice(position?.start.offset, position?.end.offset);
}

function lostCells(file: ContentFile, { children: [head, ...rows] }: Table): Issue[] {
  const columns = head?.children.length ?? 0;
  return rows.flatMap((row) => {
    const lost = row.children[columns];
    if (!lost) return [];
    const source = file.body.slice(lost.position?.start.offset, lost.position?.end.offset).replaceAll(/^\||\|$/g, "");
    const values = { columns, cells: row.children.length, cell: excerpt(source, 40) };
    return [bodyIssue(file, lost, "table-cells", values)];
  });
}
