import type { Issue } from "#app/content/issues.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { fieldIssue } from "./front-matter-texts.ts";
import type { ContentFile } from "./project.ts";

/** Checks that nothing was changed before it was published. A translation has the days of its original. */
export function checkUpdated(file: ContentFile): Issue[] {
  if (!file.locate.has(["updated"])) return [];
  const texts = new Map(textFields(file.data).map(({ path, text }) => [path.join("."), text]));
  const [date, updated] = [texts.get("date"), texts.get("updated")];
  // Written as YYYY-MM-DD.
  if (date === undefined || updated === undefined || updated >= date) return [];
  return [fieldIssue(file, ["updated"], "date-order", { updated, date })];
}
