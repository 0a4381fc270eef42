import { codeTables } from "./code-table.ts";

/** Between these two comments of `content/LEEME.md` stands what a command writes. */
const start = "<!-- códigos: los escribe «node scripts/write-codes.ts» -->";
const end = "<!-- fin de los códigos -->";

/**
 * Returns the writers' handbook with the present table of codes between its two marks.
 *
 * @throws Error when a mark is missing.
 */
export function replaceCodes(handbook: string): string {
  const [before, rest] = handbook.split(start);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined) {
    throw new Error(`content/LEEME.md needs the two marks «${start}» and «${end}», in this order.`);
  }
  return `${before}${start}\n\n${codeTables()}\n${end}${after}`;
}
