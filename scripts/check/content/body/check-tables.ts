import type { Paragraph, RootContent, Table, TableRow } from "mdast";
import type { Issue } from "#app/content/issues.ts";
import { bodyIssue, bodyNodes } from "#scripts/check/content/body-nodes.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";
import { excerpt } from "./block-issue.ts";

/** A bar between cells, not one that is written to be read. */
const bar = /(?<!\\)\|/g;

/** Cells between tabulators, as a spreadsheet copies them. */
const tabulator = /\t+/;

/**
 * Checks that lines between bars, or with as many tabulators each, are a table, and that rows have as many cells as the
 * table has columns.
 */
export function checkTables(file: ContentFile): Issue[] {
  const issues = file.body.includes("\t") ? copiedRows(file) : [];
  if (!file.body.includes("|")) return issues;
  return [
    ...issues,
    ...strayRows(file),
    ...bodyNodes(file).flatMap((node) => (node.type === "table" ? unevenRows(file, node) : [])),
  ];
}

function copiedRows(file: ContentFile): Issue[] {
  return bodyNodes(file).flatMap((node) => {
    if (node.type !== "paragraph") return [];
    const [head = [], next] = sourceOf(file.body, node)
      .split("\n")
      .map((line) => line.trim().split(tabulator));
    if (head.length < 2 || next?.length !== head.length) return [];
    const values = {
      row: excerpt(head.join(" "), 60),
      columns: head.length,
      cells: `| ${excerpt(head.join(" | "), 80)} |`,
      delimiter: delimiterOf(head.length),
    };
    return [bodyIssue(file, node, "table-unread", values)];
  });
}

function delimiterOf(columns: number): string {
  // Some columns show how to go on.
  return `|${"---|".repeat(Math.min(columns, 20))}`;
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
    return [bodyIssue(file, node, "table-unread", { row: excerpt(row, 60), delimiter: delimiterOf(columns) })];
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

function unevenRows(file: ContentFile, { children: [head, ...rows] }: Table): Issue[] {
  const columns = head?.children.length ?? 0;
  return rows.flatMap((row) => {
    if (row.children.length < columns) return [shortRow(file, row, columns)];
    const lost = row.children[columns];
    if (!lost) return [];
    const source = file.body.slice(lost.position?.start.offset, lost.position?.end.offset).replaceAll(/^\||\|$/g, "");
    const values = { columns, cells: row.children.length, cell: excerpt(source, 40) };
    return [bodyIssue(file, lost, "table-cells", values)];
  });
}

function shortRow(file: ContentFile, row: TableRow, columns: number): Issue {
  const source = file.body.slice(row.position?.start.offset, row.position?.end.offset).trim();
  const open = source.startsWith("|") ? source : `| ${source}`;
  const whole = `${open.endsWith("|") ? open : `${open} |`}${"  |".repeat(Math.min(columns - row.children.length, 20))}`;
  const values = { columns, cells: row.children.length, short: excerpt(source, 40), whole: excerpt(whole, 80) };
  return bodyIssue(file, row, "table-cells", values);
}
