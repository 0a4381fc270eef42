import type { Issue } from "#app/content/issues.ts";
import ownTexts from "#scripts/checks/locale-texts.es.json" with { type: "json" };
import { message } from "#scripts/cli/messages.ts";
import { formatIssue } from "./terminal.ts";

/** Prints every fault and, at the end, how many there are. */
export function printIssues(issues: readonly Issue[]): void {
  for (const issue of issues) console.error(formatIssue(issue));
  // Where the locale file itself is broken, the closing sentence may be what is missing.
  if (!issues.some(isLocaleFileFault)) console.error(message("checkFailed", { count: issues.length }));
}

/** Whether the words of the site cannot be had: without them nothing can be built or served. */
export function isLocaleFileFault({ code, file }: Issue): boolean {
  return code in ownTexts.rules && file === "locales/es.json";
}
