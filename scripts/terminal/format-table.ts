/**
 * Returns the lines of a Markdown table, each column as wide as its longest cell. Columns of figures, some of which may
 * be empty, are aligned to the right.
 */
export function formatTable(header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)));
  const isFigure = header.map((_, column) =>
    rows.every((row) => /^(?:[\d,.\s]+(?:×|\s?\S{1,4})?)?$/.test(row[column] ?? "")),
  );
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (isFigure[column] ? (row[column] ?? "").padStart(width) : (row[column] ?? "").padEnd(width))).join(" | ")} |`;
  const rule = `|${widths.map((width, column) => `-${"-".repeat(width)}${isFigure[column] ? ":" : "-"}`).join("|")}|`;
  return [line(header), rule, ...rows.map(line)];
}
