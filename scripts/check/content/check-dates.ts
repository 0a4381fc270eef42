import type { Issue } from "#app/content/issues.ts";
import { createFormats } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { fieldIssue } from "./front-matter-texts.ts";
import type { ContentFile } from "./project.ts";
import type { Surroundings } from "./surroundings.ts";

/** Checks that no published text has a day that is still to come, and that one that waits has the day of its moment. */
export function checkDates(file: ContentFile, { calendar }: Pick<Surroundings, "calendar">): Issue[] {
  const { date, publishAt, draft } = fieldsOf(file.data);
  // Nobody knows yet when a draft is published.
  if (date === undefined || draft) return [];
  if (publishAt !== undefined && !calendar.hasCome(publishAt)) {
    const day = publishAt.slice(0, 10);
    return day === date ? [] : [fieldIssue(file, ["date"], "date-other-day", { date, publishAt, day })];
  }
  if (calendar.hasCome(date)) return [];
  const words = createFormats(defaultLocale).date(date);
  return [fieldIssue(file, ["date"], "date-future", { date, words, today: calendar.today() })];
}

function fieldsOf(data: { readonly date?: unknown; readonly publishAt?: unknown; readonly draft?: unknown }) {
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  return { date: text(data.date), publishAt: text(data.publishAt), draft: data.draft === true };
}
