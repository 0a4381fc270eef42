import type { RootContent, TableRow } from "mdast";
import type { Issue } from "#app/content/issues.ts";
import type { ContentFile } from "#scripts/check/site/project.ts";
import { bodyIssue, bodyNodes, excerpt, sourceOf } from "#scripts/check/texts/body-nodes.ts";

/** A bar between cells, not one that is written to be read. */
const bar = /(?<!\\)\|/g;

/** Columns that an example shows. */
const mostColumns = 20;

/**
 * Checks that lines between bars, or with as many tabulators each, are a table, and that rows have as many cells as the
 * table has columns.
 */
export function checkTables(file: ContentFile): Issue[] {
  if (!/[|\t]/.test(file.body)) return [];
  const rows = bodyNodes(file).flatMap((node) => {
    if (node.type !== "table") return [];
    const [head, ...others] = node.children;
    const columns = head?.children.length ?? 0;
    return others.flatMap((row) => (row.children.length === columns ? [] : unevenRow(file, row, columns)));
  });
  return [...copiedRows(file), ...strayRows(file), ...rows];
}

/** Returns the issues of lines between tabulators, as a spreadsheet copies them. */
function copiedRows(file: ContentFile): Issue[] {
  return bodyNodes(file).flatMap((node) => {
    if (node.type !== "paragraph") return [];
    const lines = sourceOf(file, node).split("\n");
    const [head = [], next] = lines.map((line) => line.trim().split(/\t+/));
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
  return `|${"---|".repeat(Math.min(columns, mostColumns))}`;
}

function strayRows(file: ContentFile): Issue[] {
  const { children } = file.tree();
  return children.flatMap((node, index) => {
    const rows = rowsOf(file, node);
    const above = children[index - 1];
    // An empty line has made several paragraphs of one table.
    if (rows.length === 0 || rowsOf(file, above).length > 0) return [];
    const row = rows.find((text) => !/^[|\s:-]+$/.test(text)) ?? "";
    const columns = Math.max(1, (row.match(bar)?.length ?? 0) - 1);
    const split = above?.type === "table" ? excerpt(rows[0] ?? "", 60) : "";
    const values = { row: excerpt(row, 60), split, delimiter: delimiterOf(columns) };
    return [bodyIssue(file, node, "table-unread", values)];
  });
}

/** Returns the lines of a paragraph that is meant as a table: all of them stand between bars. */
function rowsOf(file: ContentFile, node: RootContent | undefined): string[] {
  if (node?.type !== "paragraph") return [];
  const lines = sourceOf(file, node)
    .split("\n")
    .map((line) => line.trim());
  return lines.every((line) => /^\|.*\|$/.test(line) && (line.match(bar)?.length ?? 0) > 1) ? lines : [];
}

function unevenRow(file: ContentFile, row: TableRow, columns: number): Issue {
  const cells = row.children.length;
  const lost = row.children[columns];
  if (lost) {
    const cell = excerpt(sourceOf(file, lost).replaceAll(/^\||\|$/g, ""), 40);
    return bodyIssue(file, lost, "table-cells", { columns, cells, cell });
  }
  const source = sourceOf(file, row).trim();
  const open = source.startsWith("|") ? source : `| ${source}`;
  const whole = `${open.endsWith("|") ? open : `${open} |`}${"  |".repeat(Math.min(columns - cells, mostColumns))}`;
  return bodyIssue(file, row, "table-cells", { columns, cells, short: excerpt(source, 40), whole: excerpt(whole, 80) });
}
