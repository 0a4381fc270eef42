import type { RootContent, TableRow } from "mdast";
import type { Issue } from "#app/content/issues.ts";
import { bodyIssue, type ContentFile, excerpt, sourceOf } from "#scripts/check/site/content-file.ts";

/** A bar between cells, not one that is written to be read. */
const bar = /(?<!\\)\|/;

/** Columns that an example shows. */
const mostColumns = 20;

/**
 * Checks that lines between bars, or with as many tabulators each, are a table, and that rows have as many cells as the
 * table has columns.
 */
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

/** Returns the issues of paragraphs that are meant as a table: between bars, or with tabulators as a spreadsheet copies them. */
function looseTables(file: ContentFile): Issue[] {
  const { children } = file.tree();
  return children.flatMap((node, index) => {
    const [rows, above] = [rowsOf(file, node), children[index - 1]];
    // An empty line has made several paragraphs of one table.
    if (rows.length === 0 || rowsOf(file, above).length > 0) return [];
    const head = rows.find((cells) => cells.some((cell) => /[^\s:-]/.test(cell))) ?? [];
    const row = excerpt(head.join(" "), 60);
    const values = {
      row,
      split: above?.type === "table" ? row : "",
      cells: `| ${excerpt(head.join(" | "), 80)} |`,
      delimiter: `|${"---|".repeat(Math.min(head.length, mostColumns))}`,
    };
    return [bodyIssue(file, node, "table-unread", values)];
  });
}

/** Returns the cells of a paragraph that is meant as a table, row by row; otherwise an empty list. */
function rowsOf(file: ContentFile, node: RootContent | undefined): string[][] {
  if (node?.type !== "paragraph") return [];
  const lines = sourceOf(file, node).split("\n");
  const barred = lines.map((line) => line.trim().split(bar));
  if (barred.every((cells) => cells.length > 2 && cells.at(0) === "" && cells.at(-1) === "")) {
    return barred.map((cells) => cells.slice(1, -1).map((cell) => cell.trim()));
  }
  const copied = lines.map((line) => line.trim().split(/\t+/));
  const [head = [], next] = copied;
  return head.length > 1 && next?.length === head.length ? copied : [];
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
