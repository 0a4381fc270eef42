import { message } from "#scripts/terminal/messages.ts";
import type { PageStatus } from "./page-status.ts";

/** Returns what is to be done of a page, a sentence each; none where nothing is. */
export function pageToDo(page: PageStatus): string[] {
  const { missingFields, missingBody, changedFields, changedSections, newSections, removedSections, unfinished } = page;
  const named = (heading: string) => (heading === "" ? message("i18nStatusBeginning") : `«${heading}»`);
  return [
    ...(changedFields ? [message("i18nStatusFields")] : []),
    ...changedSections.map((heading) => message("i18nStatusChanged", { heading: named(heading) })),
    ...newSections.map((heading) => message("i18nStatusNew", { heading: named(heading) })),
    ...removedSections.map((id) =>
      message("i18nStatusRemoved", { heading: id === "" ? message("i18nStatusBeginning") : `«#${id}»` }),
    ),
    ...(missingFields.length > 0 ? [message("i18nStatusMissingFields", { fields: missingFields.join(", ") })] : []),
    ...(missingBody ? [message("i18nStatusMissingBody")] : []),
    ...(unfinished ? [message("i18nStatusUnfinished")] : []),
  ];
}
