import { type Issue, isFault } from "#app/content/issues.ts";
import ownTexts from "#scripts/check/locales/locale-texts.es.json" with { type: "json" };
import { message } from "#scripts/cli/messages.ts";
import { formatIssue } from "./terminal.ts";

/** Prints every fault and warning and, where there are faults, how many. */
export function printIssues(issues: readonly Issue[]): void {
  for (const issue of issues) console.error(formatIssue(issue));
  const count = issues.filter(isFault).length;
  // Where the locale file itself is broken, the closing sentence may be what is missing.
  if (count > 0 && !issues.some(isLocaleFileFault)) console.error(message("checkFailed", { count }));
}

/** Whether the words of the site cannot be had: without them nothing can be built or served. */
export function isLocaleFileFault({ code, file }: Issue): boolean {
  return code in ownTexts.rules && file === "locales/es.json";
}
