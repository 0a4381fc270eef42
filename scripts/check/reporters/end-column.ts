import type { Issue } from "#app/content/issues.ts";
import { lineOf } from "./line-of.ts";

/**
 * Returns the column behind the last character of a mistake, counted from 1; undefined where its length is not known. It
 * is that of the longest value of the issue, a word or a link, that stands at its position.
 *
 * @param text The file as it was written.
 */
export function endColumn(text: string, { line, column, values }: Issue): number | undefined {
  const whole = lineOf(text, line);
  if (whole === undefined) return undefined;
  const lengths = Object.values(values).flatMap((value) =>
    typeof value === "string" && value !== "" && whole.startsWith(value, column - 1) ? [value.length] : [],
  );
  return lengths.length > 0 ? column + Math.max(...lengths) : undefined;
}
