import type { Issue } from "./issues.ts";

/**
 * The markers that git writes around two versions of the same lines, between them, and around their common ancestor.
 */
const marker = /^(?:<{7}|>{7}|\|{7}|={7})(?=[ \t\r]|$)/;

/**
 * Returns an issue for each merge conflict left in a text: other issues would not say what happened. A conflict is
 * reported where it begins, or at the first line that still has a marker.
 *
 * @param file Path from the project's root.
 */
export function conflictIssues(file: string, text: string): Issue[] {
  // Nearly all files have none.
  if (!/^(?:<{7}|>{7}|={7})/m.test(text)) return [];
  const lines = text.split("\n");
  const found = lines.flatMap((line, index) => {
    const mark = marker.exec(line)?.[0];
    return mark === undefined || isUnderline(line, lines[index - 1]) ? [] : [{ mark, line: index + 1 }];
  });
  const beginnings = found.filter(({ mark }) => mark.startsWith("<"));
  return (beginnings.length > 0 ? beginnings : found.slice(0, 1)).map(({ mark, line }) => ({
    file,
    code: "conflict-marker",
    line,
    column: 1,
    values: { mark },
  }));
}

/** Whether a line is a title's underline in markdown, as long as the title. */
function isUnderline(line: string, above = ""): boolean {
  return line.startsWith("=") && above.trim().length === line.trim().length;
}
