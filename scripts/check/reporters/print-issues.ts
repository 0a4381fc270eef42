import { type Issue, isError } from "#app/content/issues.ts";
import ownTexts from "#scripts/check/locales/locale-texts.es.json" with { type: "json" };
import { message } from "#scripts/cli/messages.ts";
import { formatIssue } from "./terminal.ts";

/** Prints every issue and, where some are errors, how many. */
export function printIssues(issues: readonly Issue[]): void {
  for (const issue of issues) console.error(formatIssue(issue));
  const count = issues.filter(isError).length;
  // The closing sentence may be what the locale file lacks.
  if (count > 0 && !issues.some(isLocaleFileError)) console.error(message("checkFailed", { count }));
}

/** Whether the strings of the site cannot be read: without them nothing can be built or served. */
export function isLocaleFileError({ code, file }: Issue): boolean {
  return code in ownTexts.rules && file === "locales/es.json";
}
