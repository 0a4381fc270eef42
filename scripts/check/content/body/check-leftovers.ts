import type { Issue } from "#app/content/issues.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";
import type { Surroundings } from "#scripts/check/content/surroundings.ts";
import { checkFieldMarks } from "./check-field-marks.ts";
import { checkFootnotes } from "./check-footnotes.ts";
import { checkHeadings, checkIndentedCode } from "./check-headings.ts";
import { checkLeftoverWords } from "./check-leftover-words.ts";
import { checkLinkLeftovers } from "./check-link-leftovers.ts";
import { checkLiteralMarks } from "./check-literal-marks.ts";
import { checkMarks } from "./check-marks.ts";
import { checkSingleBraces } from "./check-single-braces.ts";
import { checkTables } from "./check-tables.ts";
import { checkUnclosedCode } from "./check-unclosed-code.ts";

/**
 * Returns the issues of what visitors would read as it is typed: signs of markdown and names of facts that have not
 * become what the writer meant, and notes that were not meant for them.
 */
export function checkLeftovers(
  file: ContentFile,
  { facts, pictures }: Pick<Surroundings, "facts" | "pictures">,
): Issue[] {
  return [
    ...checkHeadings(file),
    ...checkIndentedCode(file),
    ...checkUnclosedCode(file),
    ...checkTables(file),
    ...checkFootnotes(file),
    ...checkLinkLeftovers(file, pictures),
    ...checkMarks(file),
    ...checkLiteralMarks(file),
    ...checkFieldMarks(file),
    ...checkSingleBraces(file, facts),
    ...checkLeftoverWords(file),
  ];
}
